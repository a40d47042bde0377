import { expect, test } from 'vitest';
import { attemptKey, endAttempt } from './attemptKey.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('one key until the attempt ends, shared by all who ask; each slot has its own', () => {
  const store = memory();
  const key = attemptKey('a', store);
  const other = attemptKey('b', store);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(attemptKey('a', store)).toBe(key);
  expect(other).not.toBe(key);
  endAttempt(key, store);
  expect(attemptKey('a', store)).not.toBe(key);
  expect(attemptKey('b', store)).toBe(other);
});

test('ending an old attempt leaves newer ones and what else is stored alone', () => {
  const store = memory();
  const key = attemptKey('a', store);
  store.setItem('INCREASE-GUIDE', 'seen');
  endAttempt('another', store);
  expect(attemptKey('a', store)).toBe(key);
  expect(store.getItem('INCREASE-GUIDE')).toBe('seen');
});
