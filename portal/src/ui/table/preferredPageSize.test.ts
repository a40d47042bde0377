import { expect, test } from 'vitest';
import { storePageSize, preferredPageSize } from './preferredPageSize.ts';

test('keeps the chosen size of each list, ten by default and for an invalid stored one', () => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  expect(preferredPageSize('orders', store)).toBe(10);
  storePageSize('orders', 30, store);
  expect(preferredPageSize('orders', store)).toBe(30);
  expect(preferredPageSize('bills', store)).toBe(10);
  entries.set('PAGE-SIZE:orders', 'many');
  expect(preferredPageSize('orders', store)).toBe(10);
});
