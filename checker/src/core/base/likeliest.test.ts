import { expect, test } from 'vitest';
import { likeliest } from './likeliest.ts';

const known = [
  'queryCouponInfo',
  'queryCompanyLevelRights',
  'drawCouponsStdjc',
  'getUserNickName',
  'searchSubAcct',
];

test.each([
  ['queryCuponInfo', 'queryCouponInfo'],
  ['getUserNickname', 'getUserNickName'],
  ['searchSubAccount', 'searchSubAcct'],
  ['queryCompanyLevelRight', 'queryCompanyLevelRights'],
])('%s most likely means %s', (typed, meant) => {
  expect(likeliest(typed, known)[0]).toBe(meant);
});

test('suggests few names', () => {
  expect(likeliest('x', known)).toHaveLength(3);
});
