import { expect, test } from 'vitest';
import { firstSource, sourceProblem, type SourceOption } from './sources.ts';

const overflow: SourceOption = {
  source: 'OVERFLOW',
  accountNo: '8801220611736027',
  balance: 1000,
  usable: true,
};
const easyPay: SourceOption = { source: 'EASY_PAY', balance: 0, usable: false, reason: '账户余额为0' };
const transfer: SourceOption = { source: 'BANK_TRANSFER', usable: true };
const all = [overflow, easyPay, transfer];

test.each([
  [1000, 'OVERFLOW'],
  [1000.01, 'BANK_TRANSFER'],
])('proposes to pay %s from %s', (amount, source) => {
  expect(firstSource(all, amount)).toBe(source);
});

test('proposes the first usable account if none covers the amount, and none if none is usable', () => {
  expect(firstSource([overflow, easyPay], 5000)).toBe('OVERFLOW');
  expect(firstSource([easyPay], 5000)).toBeUndefined();
});

test.each([
  ['a sufficient balance', overflow, 1000, undefined],
  ['a balance one cent short', overflow, 1000.01, '账户余额不足，请更换付款账户或减少还款金额'],
  ['an account that is not usable', easyPay, 1, '账户余额为0'],
  ['a bank transfer of any amount', transfer, 9_999_999, undefined],
  ['no chosen account', undefined, 1, '请选择付款账户'],
])('shows the problem of %s', (_, option, amount, problem) => {
  expect(sourceProblem(option, amount)).toBe(problem);
});
