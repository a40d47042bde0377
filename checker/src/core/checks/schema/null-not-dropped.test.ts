import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { nullNotDropped } from './null-not-dropped.ts';

test('reports a null that the contract does not allow', () => {
  expect(complaintsOf(nullNotDropped, coupon, good)).toEqual([]);
  const data = { ...good.resultData, myCoupon: null };
  expect(complaintsOf(nullNotDropped, coupon, { ...good, resultData: data })).toEqual([
    '/resultData/myCoupon is null: the contract wants it left out or filled',
  ]);
});
