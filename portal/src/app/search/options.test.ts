import { expect, test } from 'vitest';
import { nextKey } from './options.ts';

const keys = ['a', 'b', 'c'];

test.each([
  [undefined, 1, 'a'],
  [undefined, -1, 'c'],
  ['a', 1, 'b'],
  ['a', -1, 'c'],
  ['c', 1, 'a'],
  ['c', -1, 'b'],
  ['gone', 1, 'a'],
] as const)('moves from the row %s by %s to the row %s', (active, step, next) => {
  expect(nextKey(keys, active, step)).toBe(next);
});

test('finds no row in an empty list', () => {
  expect(nextKey([], undefined, 1)).toBeUndefined();
  expect(nextKey([], 'a', -1)).toBeUndefined();
});
