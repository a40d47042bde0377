import { expect, test } from 'vitest';
import { coupon, good, refusal, said } from '../../fixtures/ourContracts.ts';
import { dataSchema } from './data-schema.ts';

const withData = (data: Record<string, unknown>) => ({
  ...good,
  resultData: { ...good.resultData, ...data },
});

test('names a missing member and a wrong type by pointer', () => {
  expect(said(dataSchema, coupon, good)).toEqual([]);
  expect(said(dataSchema, coupon, withData({ availableCouponNum: '3' }))).toEqual([
    '/resultData/availableCouponNum must be integer',
  ]);
  expect(said(dataSchema, coupon, withData({ isAboutExpire: undefined }))).toEqual([
    "/resultData/isAboutExpire must have required property 'isAboutExpire'",
  ]);
  expect(said(dataSchema, coupon, { ...good, resultData: undefined })).toHaveLength(1);
});

test('the code selects the branch: a refusal needs no data', () => {
  expect(said(dataSchema, coupon, refusal('9999999'))).toEqual([]);
  expect(
    said(dataSchema, 'gateway.queryCouponInfo', {
      resultCode: '0',
      resultData: { resCode: '9999999', resDesc: '系统错误' },
    }),
  ).toEqual([]);
});
