/** Tests the worlds of scenario statements about the past and about operations in progress. */
import { describe, expect, test } from 'vitest';
import {
  BillStatus,
  CouponStatus,
  InstalmentStatus,
  MemberPromiseLevel,
  RefundTarget,
  RepaymentStatus,
} from '#generated/shared/enums.ts';
import { makeWorld } from './baseline.ts';
import { GivenImpossible } from './baseline/impossible.ts';
import { couponStatus } from './benefits/couponUse.ts';
import { promiseLevel } from './benefits/member.ts';
import type { Given } from './given.ts';
import { brokenLaws } from './laws.ts';
import { billStatus } from './ledger/ledger.ts';
import { finishRefund } from './orders/refunds.ts';
import { dayOf, instantOf } from './values/calendar.ts';

const now = instantOf('2026-11-12', '10:00:00');
const today = dayOf(now);
const world = (given: Given, at = now) => makeWorld(given, { seed: 'given', now: at });

describe('a bill paid late', () => {
  test.each([
    [3, BillStatus.OverdueCleared, MemberPromiseLevel.Gold],
    [95, BillStatus.DefaultCleared, undefined],
  ])('has, %i days late, the status %s and the promise level %s', (paidLateDays, status, promise) => {
    const made = world({ bills: { paidLateDays } });
    const late = made.bills.filter((bill) => billStatus(bill, today) === status);
    expect(late.map(({ pin }) => pin)).toEqual(['hechuan_cg02']);
    expect(promiseLevel(made, today)).toBe(promise);
    expect(brokenLaws(made, today)).toEqual([]);
  });
});

test('ends submissions that are old enough with the chosen outcome', () => {
  const repay = { underWay: 'account', outcome: 'failed' } as const;
  const instalment = { underWay: true, outcome: 'failed' } as const;
  const begun = world({ repay, instalment });
  expect(begun.repayments.at(-1)?.status).toBe(RepaymentStatus.Processing);
  expect(begun.instalments.at(-1)?.status).toBe(InstalmentStatus.Processing);
  const ended = world({ repay: { ...repay, secondsAgo: 60 }, instalment: { ...instalment, secondsAgo: 60 } });
  expect(ended.repayments.at(-1)?.status).toBe(RepaymentStatus.Failed);
  expect(ended.instalments.at(-1)?.status).toBe(InstalmentStatus.Failed);
});

test('splits a bill into the stated number of periods', () => {
  const { instalments, bills } = world({
    instalment: { underWay: true, secondsAgo: 60, periods: 9, method: '1001' },
  });
  const { id, periods, method } = instalments.at(-1) ?? {};
  expect({ periods, method }).toEqual({ periods: 9, method: '1001' });
  expect(bills.find(({ split }) => split?.instalmentNo === id)?.items).toHaveLength(9);
});

test('locks the coupon with the largest discount for a repayment in progress', () => {
  const { coupons } = world({ repay: { underWay: 'account', coupon: true } });
  const locked = coupons.filter((coupon) => couponStatus(coupon, now) === CouponStatus.Locked);
  expect(locked.map(({ id }) => id)).toEqual(['YHQ202611120002']);
});

test('pays a refund into the easyPay account if there is no overflow account', () => {
  const made = world({ funds: { withoutOverflow: true } });
  const open = made.refunds.find(({ id }) => id === 'TK2026111100000417');
  if (open === undefined) throw new Error('the baseline has this refund under way');
  expect(open.target).toBe(RefundTarget.EasyPay);
  const [easyPay] = finishRefund(made, open).funds;
  expect(easyPay?.movements.map(({ amount }) => amount)).toEqual([188_345, 65_200]);
});

test('adds ten thousand older bills by date with unique numbers, and breaks no invariant', () => {
  const made = world({ history: { bills: 10_000 } });
  expect(made.bills).toHaveLength(10_000 + world({}).bills.length);
  for (const records of [made.bills, made.orders, made.loans, made.repayments])
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(
    made.bills.every((bill, index) => index === 0 || made.bills[index - 1]!.issuedOn <= bill.issuedOn),
  ).toBe(true);
  expect(brokenLaws(made, today)).toEqual([]);
});

test.each<[string, Given, number]>([
  ['a quick bill at night', { bills: { quickBill: 'own' } }, instantOf('2026-11-12', '23:30:00')],
  ['a quick bill when all is billed', { bills: { quickBill: 'own' } }, instantOf('2026-12-03', '08:00:00')],
  ['a repayment when nothing is due', { bills: { none: true }, repay: { underWay: 'account' } }, now],
  ['an ended approval without a request', { approvals: { ended: 'approved' } }, now],
  ['a paid bill of no request', { approvals: { paidSince: true } }, now],
])('refuses %s as impossible', (_what, given, at) => {
  expect(() => world(given, at)).toThrow(GivenImpossible);
});
