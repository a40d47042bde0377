import { expect, test } from 'vitest';
import { serviceReasons, stepsAhead } from './rules.ts';

const received = {
  receipt: '2001',
  afterSale: '2400',
  paymentStatus: '20',
  billed: true,
  loanNo: 'JK1',
  loanStatus: '2',
} as const;
const unpaid = { receipt: '2000', afterSale: '2400', billed: false } as const;
const { loanStatus: _settled, ...settled } = received;

test.each([
  ['that is billed', received, []],
  ['that is not billed', { ...received, billed: false }, ['unbilled']],
  ['that was cancelled', { ...unpaid, paymentStatus: '30' }, []],
  ['with a refund in progress', { ...received, refundStatus: '7302' }, ['refunding']],
  ['with a finished refund', { ...received, refundStatus: '7301' }, []],
  ['with both reasons', { ...received, billed: false, refundStatus: '7302' }, ['refunding', 'unbilled']],
] as const)('the reasons for customer service at an order %s', (_, order, reasons) => {
  expect(serviceReasons(order)).toEqual(reasons);
});

test.each([
  ['being paid', { ...unpaid, paymentStatus: '10' }, ['pay', 'receive', 'bill', 'repay']],
  ['being confirmed', { ...unpaid, paymentStatus: '50' }, ['pay', 'receive', 'bill', 'repay']],
  ['cancelled', { ...unpaid, paymentStatus: '30' }, []],
  ['failed', { ...unpaid, paymentStatus: '40' }, []],
  ['on its way', { ...received, receipt: '2000', billed: false }, ['receive', 'bill', 'repay']],
  ['received, unbilled', { ...received, billed: false }, ['bill', 'repay']],
  ['billed', received, ['repay']],
  ['in after-sale', { ...received, afterSale: '2401' }, ['refund', 'repay']],
  ['repaid', settled, []],
  ['returned before billing', { ...unpaid, receipt: '2002', afterSale: '2402', paymentStatus: '20' }, []],
] as const)('lists the coming steps of an order that is %s', (_, order, steps) => {
  expect(stepsAhead(order)).toEqual(steps);
});
