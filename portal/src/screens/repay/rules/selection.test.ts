import { expect, test } from 'vitest';
import { hintOf, sumOf } from './selection.ts';
import type { RepayBill } from './targets.ts';

const bill = (billNo: string, rest: Partial<RepayBill> = {}): RepayBill => ({
  billNo,
  period: 1,
  periods: 1,
  cycle: '5106',
  billStatus: '5001',
  lastRepayDate: '2026-11-15',
  principal: 0.1,
  interest: 0,
  fee: 0,
  penalty: 0,
  owed: 0.1,
  executedRate: 10.95,
  investorNo: 'A',
  ...rest,
});
const open = bill('ZD1');
const overdue = bill('ZD2', { billStatus: '5002', owed: 0.2 });
const otherFunder = bill('ZD3', { investorNo: 'B' });
const all = [open, overdue, otherFunder];

test.each([
  ['no bill', [], 'none'],
  ['an open bill, while one of the same funder is overdue', [open], 'overdue-first'],
  ['all bills of a funder', [open, overdue], undefined],
  ['a bill of a funder without overdue bills', [otherFunder], undefined],
  ['bills of two funders', [otherFunder, open, overdue], 'mixed'],
] as const)('the hint on %s', (_, chosen, hint) => {
  expect(hintOf(all, chosen)).toBe(hint);
});

test('sums exactly to the cent', () => {
  expect(sumOf(all)).toBe(0.4);
  expect(sumOf([])).toBe(0);
});
