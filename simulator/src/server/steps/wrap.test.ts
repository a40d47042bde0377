import { expect, test } from 'vitest';
import { operationNamed } from '../../services/catalogue.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Decision } from '../decision.ts';
import { codeOf, wrap } from './wrap.ts';

const at = (address: string): Operation => operationNamed(address)!;
const refusal = (code: string, layer: 'outer' | 'inner' = 'inner', message?: string): Decision => ({
  kind: 'refusal',
  code,
  layer,
  ...(message !== undefined && { message }),
  by: 'world',
});
const envelopeOf = (address: string, decision: Decision): unknown => wrap(at(address), decision).envelope;

test.each([
  ['legacy.userDataV2', { code: '0000', msg: '成功', data: 1 }],
  ['standard.queryCouponInfo', { resultCode: '0000000', resultMsg: '成功', resultData: 1, extData: null }],
  [
    'gateway.orderQuickBill',
    { resultCode: '0', resultMsg: '成功', resultData: { code: '0000', msg: '成功', data: 1 } },
  ],
  [
    'gateway.queryCouponInfo',
    { resultCode: '0', resultMsg: '成功', resultData: { resCode: '0000000', resDesc: '成功', data: 1 } },
  ],
  [
    'gateway.queryRecAdList',
    { resultCode: '0', resultMsg: '成功', resultData: { code: '00000', msg: '成功', data: 1 } },
  ],
])('wraps a success in its envelope: %s', (address, envelope) => {
  expect(envelopeOf(address, { kind: 'data', data: 1, by: 'world' })).toEqual(envelope);
});

test('puts a gateway refusal in its code’s layer', () => {
  expect(envelopeOf('gateway.orderQuickBill', refusal('801', 'outer'))).toEqual({
    resultCode: '801',
    resultMsg: '请先登录',
  });
  expect(envelopeOf('gateway.orderQuickBill', refusal('9301', 'inner', '请稍候'))).toEqual({
    resultCode: '0',
    resultMsg: '成功',
    resultData: { code: '9301', msg: '请稍候' },
  });
});

test('takes a refusal’s message from the example, else from the code’s meaning', () => {
  expect(envelopeOf('gateway.orderQuickBill', refusal('9302'))).toMatchObject({
    resultData: { msg: '快速出账时间为每日6:00-23:00' },
  });
  expect(envelopeOf('standard.queryCouponInfo', refusal('0000016'))).toMatchObject({
    resultMsg: '需要身份认证',
  });
});

test('reads the innermost code of an envelope, and none from another answer', () => {
  expect(codeOf(at('gateway.orderQuickBill'), { resultCode: '0', resultData: { code: '9301' } })).toBe(
    '9301',
  );
  expect(codeOf(at('gateway.orderQuickBill'), { resultCode: '801' })).toBe('801');
  expect(codeOf(at('legacy.userDataV2'), '<html>')).toBeUndefined();
});
