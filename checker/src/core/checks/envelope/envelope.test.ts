import { expect, test } from 'vitest';
import { coupon, exchange, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { envelope } from './envelope.ts';

test('requires the code as a text at its pointer, in both layers of the gateway', () => {
  expect(complaintsOf(envelope, coupon, good)).toEqual([]);
  expect(complaintsOf(envelope, coupon, good.resultData)).toHaveLength(1);
  expect(complaintsOf(envelope, coupon, { ...good, resultCode: 0 })).toHaveLength(1);
  const gateway = 'gateway.queryCouponInfo';
  expect(complaintsOf(envelope, gateway, { resultCode: '801', resultMsg: '请先登录' })).toEqual([]);
  expect(complaintsOf(envelope, gateway, { resultCode: '0', resultData: { resCode: '0000000' } })).toEqual(
    [],
  );
  expect(complaintsOf(envelope, gateway, { resultCode: '0', resultData: { code: '0000' } })).toEqual([
    'no envelope: /resultCode and /resultData/resCode should hold the code as a text',
  ]);
});

test('accepts a text about a missing login in place of the envelope', () => {
  expect(complaintsOf(envelope, 'legacy.getUserNickName', { error: 'notlogin' })).toEqual([]);
});

function complaintsOfDownload(type: string) {
  const given = exchange(coupon, {});
  const { operation, got } = given;
  const form = { types: ['text/csv', 'application/json'], headers: [] };
  const download = { ...given, operation: { ...operation, answers: { 200: form } }, got: { ...got, type } };
  return envelope.judge(download);
}

test('accepts a CSV download without an envelope', () => {
  expect(complaintsOfDownload('text/csv')).toEqual([]);
});

test('reports a JSON response without an envelope, even where CSV is documented', () => {
  expect(complaintsOfDownload('application/json')).toHaveLength(1);
});
