import { expect, test } from 'vitest';
import { amountIn } from '#portal/screens/repay/form.ts';
import { hostileAmounts, hostileSample, typedAmounts } from './hostileAmounts.ts';

const limits = { owed: 24_398.7, minAmount: 100 };

test('the repay form refuses hostile amounts, except usual spellings of an amount', () => {
  expect(hostileAmounts.length).toBeGreaterThanOrEqual(200);
  const accepted = hostileAmounts.filter((text) => amountIn(text, limits) !== undefined);
  expect(Object.fromEntries(accepted.map((text) => [text, amountIn(text, limits)]))).toEqual(typedAmounts);
  expect(amountIn('100', limits)).toBe(100);
});

test('samples one hostile amount of each of the 13 kinds', () => {
  expect(hostileSample).toHaveLength(13);
  expect(hostileSample.filter((text) => !hostileAmounts.includes(text))).toEqual([]);
});
