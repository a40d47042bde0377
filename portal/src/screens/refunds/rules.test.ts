import { expect, test } from 'vitest';
import { allocatedTotal, outcomeOf } from './rules.ts';

test.each([
  ['7301', 'BILL', undefined, '已冲减账单应还本金，已用额度同步减少'],
  ['7301', 'EASY_PAY', undefined, '已退回易捷付还款账户，可用于还款'],
  ['7302', 'OVERFLOW', undefined, '退款成功后退回溢缴款账户'],
  ['7303', 'OVERFLOW', '退货未收到', '退款未成功：退货未收到'],
  ['7303', 'BILL', undefined, '退款未成功：请联系客服'],
] as const)(
  'describes a refund in state %s to %s with the reason %s',
  (status, target, failReason, sentence) => {
    expect(outcomeOf({ status, target, failReason })).toBe(sentence);
  },
);

test('adds the parts of all allocations to the cent', () => {
  const allocation = { billNo: 'ZD1', period: 1, principal: 0.1, interest: 0.2, fee: 0, penalty: 1.15 };
  expect(allocatedTotal([allocation, { ...allocation, period: 2 }])).toBe(2.9);
  expect(allocatedTotal([])).toBe(0);
});
