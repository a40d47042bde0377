import { expect, test } from 'vitest';
import { keepSize, usualSize } from './usualSize.ts';

test('each list keeps the size that was chosen there', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(usualSize('orders', store)).toBe(10);
  keepSize('orders', 30, store);
  expect(usualSize('orders', store)).toBe(30);
  expect(usualSize('bills', store)).toBe(10);
  kept.set('PAGE-SIZE:orders', 'many');
  expect(usualSize('orders', store)).toBe(10);
});
