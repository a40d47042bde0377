import { describe, expect, test } from 'vitest';
import { makeWorld } from './baseline.ts';
import { aboutToExpire, availableCoupons, toReceive } from './benefits/coupons.ts';
import { isVip, levelProgress, promiseLevel, timeLevel } from './benefits/member.ts';
import { savings } from './benefits/savings.ts';
import { childrenOf } from './company/company.ts';
import { balanceOf } from './funds/funds.ts';
import type { Given } from './given.ts';
import { amountDue, dues, monthFigures, nextDue, overdueAmount, unbilledAmount } from './ledger/ledger.ts';
import { quotaFigures } from './quota/quota.ts';
import { addDays, dayOf, instantOf } from './values/calendar.ts';
import { cents } from './values/money.ts';

const now = instantOf('2026-11-12', '10:00:00');
const today = dayOf(now);
const world = (given: Given = {}, seed = 'baseline 1') => makeWorld(given, { seed, now });

describe('the baseline', () => {
  const base = world();

  test('has a company with 13 accounts', () => {
    expect(base.company).toMatchObject({ name: '杭州禾川工业设备有限公司', admin: { phone: '13800006027' } });
    expect(childrenOf(base)).toHaveLength(12);
    expect(new Set(base.accounts.map(({ pin }) => pin)).size).toBe(13);
  });

  test('has a quota with a used and a frozen part', () => {
    expect(quotaFigures(base.quota, base)).toEqual({
      limit: cents(1_200_000),
      used: cents(389_220.8),
      frozen: cents(60_000),
      available: cents(750_779.2),
    });
  });

  test('has three due dates, unbilled orders and nothing overdue', () => {
    expect(dues(base, today).map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-11-15', cents(32_618.4)],
      ['2026-11-22', cents(28_905.6)],
      ['2026-11-25', cents(208_024.52)],
    ]);
    expect(amountDue(base, today)).toBe(cents(269_548.52));
    expect(nextDue(base, today)).toMatchObject({ date: '2026-11-15', amount: cents(32_618.4) });
    expect(overdueAmount(base, today)).toBe(0);
    expect(unbilledAmount(base)).toBe(cents(41_276.8));
  });

  test.each([
    ['2026-06', 19.8, 20.4],
    ['2026-07', 22.2, 19.8],
    ['2026-08', 24.6, 22.2],
    ['2026-09', 26.3, 24.6],
    // 120,351.51 of it was split into instalments at once, so only its billed fee counts (docs/decisions/0236).
    ['2026-10', 24.8, 23.6],
    ['2026-11', 24.9, 5.4],
  ])('has billed and repaid in %s: %d and %d ten thousand yuan', (month, billed, repaid) => {
    const figures = monthFigures(base, month);
    expect([figures.billed, figures.repaid].map((amount) => Number((amount / 1_000_000).toFixed(1)))).toEqual(
      [billed, repaid],
    );
  });

  test('has a VIP member of level V5, and savings', () => {
    expect(levelProgress(base.member.traded)).toEqual({ level: 'V5', next: 'V6', needed: cents(853_200) });
    expect(timeLevel(base.openings[0]?.openedOn ?? '', today)).toBe('m12_36');
    expect(promiseLevel(base, today)).toBe('diamond');
    expect(isVip(base.member)).toBe(true);
    expect(savings(base.savings, base)).toMatchObject({
      saved: cents(3_846.2),
      interestFreeFunds: cents(1_286_400),
    });
  });

  test('has coupons and fund accounts', () => {
    const available = availableCoupons(base, now);
    expect(available.map(({ amount }) => amount)).toEqual([cents(100), cents(80), cents(30)]);
    expect(available.map((coupon) => aboutToExpire(coupon, now))).toEqual([true, false, false]);
    expect(toReceive(base, now)).toHaveLength(2);
    expect(base.funds.map((account) => [account.accountNo, balanceOf(account)])).toEqual([
      ['8801220611736027', cents(86_300.45)],
      ['6228410933500148', 0],
    ]);
  });
});

test('makes the same world for the same seed, byte for byte, and another world for another seed', () => {
  const text = (seed: string) => JSON.stringify(world({}, seed));
  expect(text('a 1')).toBe(text('a 1'));
  expect(text('a 1')).not.toBe(text('a 2'));
});

test('when four days overdue, adds 0.05 % a day on 24,350.00 and has no promise level', () => {
  const overdue = world({ bills: { overdueDays: 4 } });
  expect(overdueAmount(overdue, today)).toBe(cents(24_398.7));
  expect(amountDue(overdue, today)).toBe(cents(293_947.22));
  expect(promiseLevel(overdue, today)).toBeUndefined();
});

test('freezes everything unused when frozen and overdue', () => {
  const frozen = world({ bills: { overdueDays: 4 }, quota: { quotaStatus: '10' } });
  expect(quotaFigures(frozen.quota, frozen)).toMatchObject({
    used: cents(413_570.8),
    frozen: cents(786_429.2),
    available: 0,
  });
});

test.each<[string, Given, (made: ReturnType<typeof world>) => unknown, unknown]>([
  ['unopened', { opening: { opened: false } }, (made) => [made.openings, made.bills], [[], []]],
  ['child', { viewer: { account: 'child' } }, (made) => made.viewer.pin, 'hechuan_cg02'],
  ['no product', { viewer: { product: null } }, (made) => made.viewer.product, null],
  ['all repaid', { bills: { allRepaid: true } }, (made) => amountDue(made, today), 0],
  ['nothing unbilled', { bills: { unbilled: 'nothing' } }, (made) => unbilledAmount(made), 0],
  ['quick bill', { bills: { quickBill: 'own' } }, (made) => made.quickBill?.amount, cents(12_870.5)],
  [
    'another product',
    { viewer: { product: '12025' } },
    (made) => amountDue(made, today, { product: '12025' }),
    cents(269_548.52),
  ],
])('makes the world that a scenario describes: %s', (_, given, read, expected) => {
  expect(read(world(given))).toEqual(expected);
});

test('includes all events until a later start', () => {
  const later = makeWorld({}, { seed: 'baseline 1', now: instantOf(addDays(today, 5), '09:00:00') });
  expect(later.bills.some((bill) => bill.issuedOn === '2026-11-16')).toBe(true);
  expect(overdueAmount(later, '2026-11-17')).toBeGreaterThan(cents(32_618.4));
});
