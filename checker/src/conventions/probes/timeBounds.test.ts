import { expect, test } from 'vitest';
import { sideOf } from './timeBounds.ts';

test.each([
  ['A birth date in the future is refused with 400', 'past'],
  ['must not lie in the future', 'past'],
  ['Not later than today', 'past'],
  ['The purchase must be in the past', 'past'],
  ['不能晚于今天', 'past'],
  ['must lie in the future', 'future'],
  ['A start in the past is refused (422)', 'future'],
  ['must not be in the past', 'future'],
  ['At most 30 days in the future', 'future'],
  ['The day of birth', undefined],
  ['Refused while it is open', undefined],
] as const)('reads the side of now in "%s": %s', (text, side) => {
  expect(sideOf(text)).toBe(side);
});
