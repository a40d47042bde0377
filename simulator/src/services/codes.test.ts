import { expect, test } from 'vitest';
import { operationNamed } from './catalogue.ts';
import { checkFault, faultProblems } from './checkFault.ts';
import { codeNamed, locateCode } from './codes.ts';

const quickBill = operationNamed('gateway.orderQuickBill')!;
const coupon = operationNamed('standard.queryCouponInfo')!;

test('assigns a gateway code to its documented layer, and to no other', () => {
  expect(locateCode(quickBill, '801')).toEqual({ code: '801', layer: 'outer' });
  expect(locateCode(quickBill, '9301')).toEqual({ code: '9301', layer: 'inner' });
  expect(locateCode(quickBill, '801', 'inner')).toBeUndefined();
  // A code of another inner system never appears in this one's envelope.
  expect(locateCode(quickBill, 'E9300001')).toBeUndefined();
});

test('finds a code of the service that the operation does not list', () => {
  expect(locateCode(coupon, '0000016')).toEqual({ code: '0000016', layer: 'inner' });
});

test('finds the code of a refusal by its name in the contract, and reports an unknown name', () => {
  expect(codeNamed(quickBill, 'BillingInProgress')).toEqual({ code: '9301', layer: 'inner' });
  expect(() => codeNamed(quickBill, 'NoSuchName')).toThrow('gateway.orderQuickBill refused with NoSuchName');
});

test('suggests the nearest name for an unknown one in a fault, and accepts known ones', () => {
  expect(faultProblems({ on: 'standard.queryCuponInfo', answer: { status: 502 } })[0]?.nearest[0]).toBe(
    'standard.queryCouponInfo',
  );
  expect(checkFault({ on: 'standard.queryCouponInfo', answer: { code: '9999998' } })).toEqual([
    {
      pointer: '/answer/code',
      message: expect.stringMatching(
        /^standard\.queryCouponInfo 没有声明错误码 9999998，最接近的是 9999999/,
      ) as string,
    },
  ]);
  expect(faultProblems({ on: 'standard.queryCouponInfo', answer: { code: '9999999' } })).toEqual([]);
  expect(faultProblems({ on: 'asset:/front/assets/*.js', answer: { status: 404 } })).toEqual([]);
});
