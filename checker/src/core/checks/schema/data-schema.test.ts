import { expect, test } from 'vitest';
import { coupon, good, refusal, complaintsOf } from '../../fixtures/ourContracts.ts';
import { dataSchema } from './data-schema.ts';

const withData = (data: Record<string, unknown>) => ({
  ...good,
  resultData: { ...good.resultData, ...data },
});

test('names a missing member and a wrong type by pointer', () => {
  expect(complaintsOf(dataSchema, coupon, good)).toEqual([]);
  expect(complaintsOf(dataSchema, coupon, withData({ availableCouponNum: '3' }))).toEqual([
    '/resultData/availableCouponNum must be integer',
  ]);
  expect(complaintsOf(dataSchema, coupon, withData({ isAboutExpire: undefined }))).toEqual([
    "/resultData/isAboutExpire must have required property 'isAboutExpire'",
  ]);
  expect(complaintsOf(dataSchema, coupon, { ...good, resultData: undefined })).toHaveLength(1);
});

test('accepts a refusal without data', () => {
  expect(complaintsOf(dataSchema, coupon, refusal('9999999'))).toEqual([]);
  expect(
    complaintsOf(dataSchema, 'gateway.queryCouponInfo', {
      resultCode: '0',
      resultData: { resCode: '9999999', resDesc: '系统错误' },
    }),
  ).toEqual([]);
});
