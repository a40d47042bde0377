import { expect, test } from 'vitest';
import { numberAt, stepsWithin } from './stepsWithin.ts';

test.each([
  ['no limits', {}, 1, [-Infinity, Infinity]],
  ['inclusive limits', { minimum: 1, maximum: 3 }, 1, [1, 3]],
  ['exclusive limits', { exclusiveMinimum: 1, exclusiveMaximum: 3 }, 1, [2, 2]],
  ['limits between two steps', { minimum: 1.5, exclusiveMaximum: 3.5 }, 1, [2, 3]],
  [
    'the narrower of two limits',
    { minimum: 2, exclusiveMinimum: 2, maximum: 9, exclusiveMaximum: 7 },
    1,
    [3, 6],
  ],
  ['negative limits', { minimum: -7, maximum: -3 }, 5, [-1, -1]],
  // 1.1 / 0.01 is 110.00000000000001.
  ['cents', { minimum: 1.1, exclusiveMaximum: 1.15 }, 0.01, [110, 114]],
  ['limits that contradict each other', { minimum: 2, maximum: 1 }, 1, [2, 1]],
] as const)('counts the steps within %s', (_, limits, step, [first, last]) => {
  expect(stepsWithin(limits, step)).toEqual({ first, last });
});

test('a step of a decimal size has no more decimals than it', () => {
  expect(57 * 0.01).not.toBe(0.57);
  expect(numberAt(57, 0.01)).toBe(0.57);
  expect(numberAt(Number.MAX_SAFE_INTEGER, 1)).toBe(Number.MAX_SAFE_INTEGER);
});
