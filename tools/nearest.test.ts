import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['frozen-qouta', ['frozen-quota', 'baseline', 'unopened'], 'frozen-quota'],
  ['querycouponinfo', ['queryCouponInfo', 'queryDetailInfo'], 'queryCouponInfo'],
])('the nearest to %s among %j is %s', (name, known, expected) => {
  expect(nearest(name, known)[0]).toBe(expected);
});

test('names nothing when nothing is alike', () => {
  expect(nearest('abc', ['xyz'])).toEqual([]);
});
