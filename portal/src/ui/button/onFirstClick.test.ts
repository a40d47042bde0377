import { expect, test, vi } from 'vitest';
import { onFirstClick } from './onFirstClick.ts';

test.each([
  ['a key', [0, 0], 2],
  ['two slow clicks', [1, 1], 2],
  ['a double click', [1, 2], 1],
  ['a triple click', [1, 2, 3], 1],
])('acts on %s as often as meant', (_press, details, times) => {
  const act = vi.fn();
  details.forEach((detail) => onFirstClick({ detail }, act));
  expect(act).toHaveBeenCalledTimes(times);
});
