import { expect, test } from 'vitest';
import { axisTicks, minVerticalWidth } from './barScale.ts';

test.each([
  [26.3, [0, 10, 20, 30]],
  [30, [0, 10, 20, 30]],
  [9, [0, 5, 10]],
  [0.7, [0, 0.25, 0.5, 0.75]],
  [100, [0, 50, 100]],
  [0, [0, 1]],
])('draws the axis of a chart up to %s: %j', (largest, ticks) => {
  expect(axisTicks(largest)).toEqual(ticks);
});

test('ends the axis at or above the largest value', () => {
  for (let value = 0.01; value < 1e7; value *= 1.37)
    expect(axisTicks(value).at(-1)).toBeGreaterThanOrEqual(value);
});

test.each([
  [1, 84],
  [6, 364],
])('shows %s pairs as vertical bars from a width of %s px on', (pairs, width) => {
  expect(minVerticalWidth(pairs)).toBe(width);
});
