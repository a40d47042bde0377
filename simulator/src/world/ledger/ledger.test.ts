import { describe, expect, test } from 'vitest';
import { Cycle, ProductCode, RepayMethod } from '#generated/shared/enums.ts';
import { issueBill, settleItem, settleUntil } from '../bills/billing.ts';
import { planOf } from '../bills/instalments.ts';
import { addDays } from '../values/calendar.ts';
import { cents, split } from '../values/money.ts';
import { billStatus, billTotal, openItems, usedPrincipal } from './ledger.ts';
import { charged, credit, itemDue, overdueDays, owing, periodState } from './planItem.ts';
import type { Bill, Loan, PlanItem } from './schema.ts';

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
const only = (bill: Bill): PlanItem => bill.items[0]!;

describe('issuing', () => {
  test('gives a weekly bill no fee, due in 13 days', () => {
    expect(only(weekly)).toMatchObject({
      dueOn: '2026-11-08',
      principal: cents(24_350),
      fee: 0,
    });
  });

  test('adds 0.6 % to a monthly bill', () => {
    const bill = issueBill('ZD2', [loan(186_127.07, Cycle.Monthly)], {
      issuedOn: '2026-11-01',
      billDate: '2026-11-01',
      lastPayDay: 20,
    });
    expect(only(bill)).toMatchObject({ dueOn: '2026-11-20', fee: cents(1_116.76) });
    expect(billTotal(bill, '2026-11-12')).toBe(cents(187_243.83));
  });

  test('adds daily interest to a flexible bill after its free days', () => {
    const bill = issueBill('ZD3', [loan(10_000, Cycle.FlexibleWeekly)], {
      issuedOn: '2026-11-16',
      billDate: '2026-11-16',
    });
    const interest = (day: string) => owing(only(bill), day).interest;
    // 10,000 × 15.1 % / 365 × 28 on the due date, and no more afterwards.
    expect(['2026-11-22', '2026-11-23', '2026-12-20', '2026-12-31'].map(interest)).toEqual(
      [0, 4.14, 115.84, 115.84].map(cents),
    );
  });

  test('refuses a bill without loans', () => {
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
  const plan = planOf({
    principal: only(monthly).principal,
    periods: 6,
    method: RepayMethod.EqualInstalments,
    firstDueOn: '2026-10-20',
  });
  const parts: Bill = { ...monthly, items: plan };

  test('adds parts up, each with the instalment fee', () => {
    expect(split(cents(120_351.51), 6).reduce((a, b) => a + b)).toBe(cents(120_351.51));
    expect(parts.items.map((item) => item.fee)).toEqual(Array(6).fill(cents(722.11)));
    expect(parts.items.map((item) => item.dueOn)).toEqual([
      '2026-10-20',
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
      '2027-03-20',
    ]);
  });

  test('counts future periods in the quota, but not as due', () => {
    const ledger = { orders: [], loans: [], bills: [parts], repayments: [] };
    expect(usedPrincipal(ledger)).toBe(cents(120_351.51));
    expect(openItems(ledger, '2026-11-12').map(({ item }) => item.period)).toEqual([1, 2]);
  });
});

describe('status', () => {
  const settledOn = (day: string): Bill => ({
    ...weekly,
    items: [settleItem(only(weekly), day, 'HK1').item],
  });
  test.each([
    ['2026-11-08', '5001', '5004'],
    ['2026-11-09', '5002', '5005'],
    ['2027-02-06', '5002', '5005'],
    ['2027-02-07', '5003', '5006'],
  ])('gives, on %s, the status %s to an open bill, and %s to one settled that day', (day, open, settled) => {
    expect(billStatus(weekly, day)).toBe(open);
    expect(billStatus(settledOn(day), addDays(day, 30))).toBe(settled);
  });

  test('marks a period as overdue from the day after its due date', () => {
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
  ])('has charged, by %s, a penalty of %d yuan', (day, penalty) => {
    expect(owing(only(weekly), day).penalty).toBe(cents(penalty));
  });

  test('includes the penalty in a late settlement, after which it grows no more', () => {
    const { item, amount } = settleItem(only(weekly), '2026-11-12', 'HK1');
    expect(amount).toBe(cents(24_398.7));
    expect(charged(item, '2027-01-01')).toEqual(item.credits[0]?.parts);
    expect(itemDue(item, '2027-01-01')).toBe(0);
    expect(overdueDays(item, '2027-01-01')).toBe(4);
    expect(settleItem(item, '2026-12-01', 'HK2').amount).toBe(0);
  });

  test('pays each period on its due date in a punctual history', () => {
    const { bill, repayments } = settleUntil(weekly, '2026-11-08');
    expect(repayments).toMatchObject([{ finishedAt: '2026-11-08 10:02:45', amount: cents(24_350) }]);
    expect(billStatus(bill, '2026-12-01')).toBe('5004');
    expect(settleUntil(weekly, '2026-11-07').repayments).toEqual([]);
  });

  test('stops the penalty on a paid part, and keeps the penalty up to then', () => {
    const paid = credit(only(weekly), {
      kind: 'repaid',
      on: '2026-11-12',
      by: 'HK1',
      parts: { principal: cents(9_951.3), fee: 0, interest: 0, penalty: cents(48.7) },
    });
    expect(paid.settledOn).toBeUndefined();
    expect(owing(paid, '2026-11-12')).toEqual({
      principal: cents(14_398.7),
      fee: 0,
      interest: 0,
      penalty: 0,
    });
    // 14,398.70 × 0.05 % × 10 days
    expect(owing(paid, '2026-11-22').penalty).toBe(cents(71.99));
    expect(owing(paid, '2026-11-11').penalty).toBe(cents(36.53));
  });
});
