import { expect, test } from 'vitest';
import { coupon, good, refusal, said } from '../../fixtures/ourContracts.ts';
import { errorData } from './error-data.ts';

test('reports data in a refusal', () => {
  expect(said(errorData, coupon, good)).toEqual([]);
  expect(said(errorData, coupon, refusal('9999999'))).toEqual([]);
  expect(said(errorData, coupon, { ...refusal('9999999'), resultData: null })).toEqual([]);
  expect(said(errorData, coupon, { ...refusal('9999999'), resultData: { balance: 1 } })).toEqual([
    'refused with 9999999, yet it carries data',
  ]);
  expect(
    said(errorData, 'gateway.queryCouponInfo', {
      resultCode: '0',
      resultData: { resCode: '9999999', resDesc: '', data: {} },
    }),
  ).toHaveLength(1);
});
