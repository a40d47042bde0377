import { expect, test } from 'vitest';
import {
  methodAfter,
  methodLabel,
  methodsFor,
  panelOf,
  percent,
  type InstalmentResult,
  type Trial,
} from './rules.ts';

test.each([
  ['1001', '先息后本'],
  ['1002', '等额本息'],
  ['1003', '一次性还本付息'],
] as const)(
  'the label of method %s is %s',
  { tags: ['repay-method-1001', 'repay-method-1002', 'repay-method-1003'] },
  (method, label) => {
    expect(methodLabel(method)).toBe(label);
  },
);

const offers: Trial['offers'] = [
  { periods: 3, feeRate: 0.6, annualRate: 10.76, methods: ['1001', '1002', '1003'] },
  { periods: 12, feeRate: 0.6, annualRate: 12.98, methods: ['1002'] },
];

test('offers the methods of a number of periods', () => {
  expect(methodsFor(offers, 12)).toEqual(['1002']);
  expect(methodsFor(offers, 9)).toEqual([]);
});

test.each([
  [3, '1003', '1003'],
  [12, '1003', '1002'],
  [12, '1002', '1002'],
  [9, '1001', '1001'],
] as const)('for %s periods after method %s, the method is %s', (periods, method, after) => {
  expect(methodAfter(offers, periods, method)).toBe(after);
});

test('shows rates with two decimals', () => {
  expect([0.6, 12.25].map(percent)).toEqual(['0.60%', '12.25%']);
});

const result: InstalmentResult = {
  instalmentNo: 'FQ1',
  status: 'PROCESSING',
  billNo: 'ZD1',
  principal: 100,
  periods: 3,
  method: '1002',
  totalFee: 1.8,
  submittedAt: '2026-11-12 10:00:00',
};

test('shows the result of each state', () => {
  expect(panelOf(result)).toMatchObject({ resultState: 'waiting', title: '分期处理中' });
  expect(panelOf({ ...result, status: 'SUCCESS', firstRepayDate: '2026-12-20' })).toMatchObject({
    resultState: 'success',
    title: '分期成功',
    text: '首期最后还款日2026-12-20',
  });
  expect(panelOf({ ...result, status: 'FAILED', failReason: '综合评估未通过' })).toMatchObject({
    resultState: 'fail',
    title: '分期失败',
    text: '综合评估未通过',
    rightBtnText: '去还款',
  });
});
