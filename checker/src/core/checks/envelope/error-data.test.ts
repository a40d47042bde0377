import { expect, test } from 'vitest';
import { coupon, good, refusal, complaintsOf } from '../../fixtures/ourContracts.ts';
import { errorData } from './error-data.ts';

test('reports data in a refusal of either layer, but no null', () => {
  expect(complaintsOf(errorData, coupon, good)).toEqual([]);
  expect(complaintsOf(errorData, coupon, refusal('9999999'))).toEqual([]);
  expect(complaintsOf(errorData, coupon, { ...refusal('9999999'), resultData: null })).toEqual([]);
  expect(complaintsOf(errorData, coupon, { ...refusal('9999999'), resultData: { balance: 1 } })).toEqual([
    'refused with 9999999, yet it carries data',
  ]);
  expect(
    complaintsOf(errorData, 'gateway.queryCouponInfo', {
      resultCode: '0',
      resultData: { resCode: '9999999', resDesc: '', data: {} },
    }),
  ).toHaveLength(1);
});
