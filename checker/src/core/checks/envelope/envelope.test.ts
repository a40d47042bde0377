import { expect, test } from 'vitest';
import { coupon, good, said } from '../../fixtures/ourContracts.ts';
import { envelope } from './envelope.ts';

test('the code is a text at its pointer, in both layers of the gateway', () => {
  expect(said(envelope, coupon, good)).toEqual([]);
  expect(said(envelope, coupon, good.resultData)).toHaveLength(1);
  expect(said(envelope, coupon, { ...good, resultCode: 0 })).toHaveLength(1);
  const gateway = 'gateway.queryCouponInfo';
  expect(said(envelope, gateway, { resultCode: '801', resultMsg: '请先登录' })).toEqual([]);
  expect(said(envelope, gateway, { resultCode: '0', resultData: { resCode: '0000000' } })).toEqual([]);
  expect(said(envelope, gateway, { resultCode: '0', resultData: { code: '0000' } })).toEqual([
    'no envelope: /resultCode and /resultData/resCode should hold the code as a text',
  ]);
  expect(said(envelope, 'legacy.getUserNickName', { error: 'notlogin' })).toEqual([]);
});
