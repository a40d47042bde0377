import { describe, expect, test } from 'vitest';
import { Cycle, ProductCode } from '#generated/shared/enums.ts';
import { issueBill, settleItem, settleUntil, splitBill } from './billing.ts';
import { addDays } from './calendar.ts';
import {
  billStatus,
  billTotal,
  itemDue,
  openItems,
  overdueDays,
  owing,
  periodState,
  usedPrincipal,
  type Bill,
  type Loan,
  type PlanItem,
} from './ledger.ts';
import { cents, split } from './money.ts';

const loan = (principal: number, cycle: Cycle = Cycle.Weekly): Loan => ({
  id: 'JK1',
  orderId: 'DD1',
  product: ProductCode.EnterprisePurchasing,
  pin: 'hechuan_cg02',
  cycle,
  principal: cents(principal),
  takenOn: '2026-10-20',
});

const weekly = issueBill('ZD1', [loan(20_000), loan(4_350)], {
  issuedOn: '2026-10-26',
  billDate: '2026-10-26',
});
const only = (bill: Bill): PlanItem => bill.items[0] as PlanItem;

describe('issuing', () => {
  test('a weekly bill has no fee and is due in 13 days', () => {
    expect(only(weekly)).toMatchObject({
      dueOn: '2026-11-08',
      owed: { principal: cents(24_350), fee: 0, interest: 0, penalty: 0 },
    });
  });

  test('a monthly bill adds 0.6 %', () => {
    const bill = issueBill('ZD2', [loan(186_127.07, Cycle.Monthly)], {
      issuedOn: '2026-11-01',
      billDate: '2026-11-01',
      lastPayDay: 20,
    });
    expect(only(bill)).toMatchObject({ dueOn: '2026-11-20', owed: { fee: cents(1_116.76) } });
    expect(billTotal(bill)).toBe(cents(187_243.83));
  });

  test('a flexible bill bears interest by the day after its free days', () => {
    const bill = issueBill('ZD3', [loan(10_000, Cycle.FlexibleWeekly)], {
      issuedOn: '2026-11-16',
      billDate: '2026-11-16',
    });
    // 10,000 × 15.1 % / 365 × 28
    expect(only(bill).owed.interest).toBe(cents(115.84));
  });

  test('a bill without loans is refused', () => {
    expect(() => issueBill('ZD4', [], { issuedOn: '2026-11-16', billDate: '2026-11-16' })).toThrow(
      'no loans',
    );
  });
});

describe('splitting', () => {
  const monthly = issueBill('ZD5', [loan(120_351.51, Cycle.Monthly)], {
    issuedOn: '2026-10-01',
    billDate: '2026-10-01',
    lastPayDay: 20,
  });
  const parts = splitBill(monthly, 6, '2026-10-20');

  test('the parts add up and each bears the instalment fee', () => {
    expect(split(cents(120_351.51), 6).reduce((a, b) => a + b)).toBe(cents(120_351.51));
    expect(parts.items.map((item) => item.owed.fee)).toEqual(Array(6).fill(cents(722.11)));
    expect(parts.items.map((item) => item.dueOn)).toEqual([
      '2026-10-20',
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
      '2027-03-20',
    ]);
  });

  test('future periods use quota but are not due yet', () => {
    const ledger = { orders: [], loans: [], bills: [parts], repayments: [] };
    expect(usedPrincipal(ledger)).toBe(cents(120_351.51));
    expect(openItems(ledger, '2026-11-12').map(({ item }) => item.period)).toEqual([1, 2]);
  });
});

describe('status', () => {
  const settledOn = (day: string): Bill => ({ ...weekly, items: [settleItem(only(weekly), day).item] });
  test.each([
    ['2026-11-08', '5001', '5004'],
    ['2026-11-09', '5002', '5005'],
    ['2027-02-06', '5002', '5005'],
    ['2027-02-07', '5003', '5006'],
  ])('on %s: open %s, settled that day %s', (day, open, settled) => {
    expect(billStatus(weekly, day)).toBe(open);
    expect(billStatus(settledOn(day), addDays(day, 30))).toBe(settled);
  });

  test('a period is overdue from the day after its due date', () => {
    expect(periodState(only(weekly), '2026-11-08')).toBe('1');
    expect(periodState(only(weekly), '2026-11-09')).toBe('4');
  });
});

describe('penalty and settling', () => {
  test.each([
    ['2026-11-08', 0],
    ['2026-11-09', 12.18],
    ['2026-11-12', 48.7],
    ['2026-11-18', 121.75],
  ])('penalty on %s is %d', (day, penalty) => {
    expect(owing(only(weekly), day).penalty).toBe(cents(penalty));
  });

  test('settled late, the penalty is part of what was owed and paid, and nothing grows any more', () => {
    const { item, amount } = settleItem(only(weekly), '2026-11-12');
    expect(amount).toBe(cents(24_398.7));
    expect(item.owed).toEqual(item.paid);
    expect(itemDue(item, '2027-01-01')).toBe(0);
    expect(overdueDays(item, '2027-01-01')).toBe(4);
    expect(settleItem(item, '2026-12-01').amount).toBe(0);
  });

  test('a punctual history pays each period on its due date', () => {
    const { bill, repayments } = settleUntil(weekly, '2026-11-08');
    expect(repayments).toMatchObject([{ paidOn: '2026-11-08', amount: cents(24_350) }]);
    expect(billStatus(bill, '2026-12-01')).toBe('5004');
    expect(settleUntil(weekly, '2026-11-07').repayments).toEqual([]);
  });
});
