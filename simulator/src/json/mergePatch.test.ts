import { expect, test } from 'vitest';
import { mergePatch } from './mergePatch.ts';

test('members are merged, null removes, arrays are replaced', () => {
  const target = { quota: { fixed: 1, held: 2 }, coupons: [1, 2], note: 'x' };
  expect(mergePatch(target, { quota: { held: 3 }, coupons: [4], note: null })).toEqual({
    quota: { fixed: 1, held: 3 },
    coupons: [4],
  });
  expect(target.quota.held).toBe(2);
});

test('untouched parts stay shared', () => {
  const target = { quota: { fixed: 1 }, bills: [] };
  expect(mergePatch(target, { quota: { fixed: 2 } })).toHaveProperty('bills', target.bills);
});

test('a member named __proto__ is only a member', () => {
  const patched = mergePatch({}, JSON.parse('{"__proto__": {"admin": true}}')) as object;
  expect('admin' in patched).toBe(false);
  expect(Object.getPrototypeOf(patched)).toBe(Object.prototype);
});
