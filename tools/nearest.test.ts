import { expect, test } from 'vitest';
import { misspelt, nearest } from './nearest.ts';

test.each([
  ['frozen-qouta', ['frozen-quota', 'baseline', 'unopened'], 'frozen-quota'],
  ['querycouponinfo', ['queryCouponInfo', 'queryDetailInfo'], 'queryCouponInfo'],
])('the nearest to %s among %j is %s', (name, known, expected) => {
  expect(nearest(name, known)[0]).toBe(expected);
});

test('returns no name if none is similar', () => {
  expect(nearest('abc', ['xyz'])).toEqual([]);
});

test.each([
  [['/api/v1/user/getNam'], '/api/v1/user/getName'],
  [['/team/api/v1/user/GETNAME', '/api/v1/user/GETNAME'], '/api/v1/user/getName'],
  [['/gatewoy/api/v1/user/getName'], '/gateway/api/v1/user/getName'],
  [['/front/assets/index-a1b2c3.js'], undefined],
  [['/api/pets'], undefined],
  [['/'], undefined],
  [[], undefined],
])('corrects %j to %s (undefined: nothing is near)', (spellings, expected) => {
  expect(misspelt(spellings, ['/gateway/api/v1/user/getName', '/api/v1/user/getName'])).toBe(expected);
});
