import { expect, test } from 'vitest';
import { mergePatch } from './mergePatch.ts';

test('merges members, removes by null, replaces arrays, and leaves the target unchanged', () => {
  const target = { quota: { fixed: 1, held: 2 }, coupons: [1, 2], note: 'x' };
  expect(mergePatch(target, { quota: { held: 3 }, coupons: [4], note: null })).toEqual({
    quota: { fixed: 1, held: 3 },
    coupons: [4],
  });
  expect(target.quota.held).toBe(2);
});

test('shares the parts that a patch does not change', () => {
  const target = { quota: { fixed: 1 }, bills: [] };
  const { bills } = mergePatch(target, { quota: { fixed: 2 } }) as typeof target;
  expect(bills).toBe(target.bills);
});

test('treats __proto__ as an ordinary member', () => {
  const patched = mergePatch({}, JSON.parse('{"__proto__": {"admin": true}}')) as object;
  expect('admin' in patched).toBe(false);
  expect(Object.getPrototypeOf(patched)).toBe(Object.prototype);
});
