import { expect, test } from 'vitest';
import { fewest } from './fewest.ts';

test('drops items that the failure does not need, and returns the failure of the rest', () => {
  const run = (numbers: readonly number[]): void => {
    if (numbers.includes(3) && numbers.includes(7)) throw new Error(numbers.join(' '));
  };
  const { left, error } = fewest([1, 2, 3, 4, 5, 6, 7, 8], run);
  expect(left).toEqual([3, 7]);
  expect(String(error)).toBe('Error: 3 7');
});
