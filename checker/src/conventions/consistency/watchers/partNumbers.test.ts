import { expect, test } from 'vitest';
import { hasSameNumbers, staleNumber } from './partNumbers.ts';

test.each([
  ['total', 'total'],
  ['minutes', 'minutes'],
  ['minPrice', undefined],
  ['totalViews', undefined],
  ['floor', undefined],
])('finds a number that has grown with a part and stays after its removal: %s gives %s', (name, stale) => {
  expect(staleNumber({ [name]: 1 }, { [name]: 2 }, { [name]: 2 })).toBe(stale);
  expect(staleNumber({ [name]: 1 }, { [name]: 2 }, { [name]: 1 })).toBeUndefined();
});

test.each([
  [{ total: 2, floor: 4 }, true],
  [{ total: 3, floor: 3 }, false],
])('compares only the numbers of parts: %j', (now, isSame) => {
  expect(hasSameNumbers(now, { total: 2, floor: 3 })).toBe(isSame);
});
