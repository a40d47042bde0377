import { describe, expect, test } from 'vitest';
import { ProductCode, RepaySource } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { availableCoupons } from '../benefits/coupons.ts';
import { advanceTo } from '../events.ts';
import { balanceOf, spendable } from '../funds/funds.ts';
import type { Given } from '../given.ts';
import { brokenLaws } from '../laws.ts';
import { amountDue, billOf, billStatus, usedPrincipal } from '../ledger/ledger.ts';
import { isFrozen } from '../quota/quota.ts';
import { instantOf, momentOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { submitRepay, tryRepay, type AmountWish } from './repay.ts';

const now = instantOf('2026-11-12', '10:00:00');
const today = '2026-11-12';
const product = ProductCode.EnterprisePurchasing;
const payer = { product, scope: { product }, pin: 'hechuan_caigou' };
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });
const seconds = (count: number) => now + count * 1000;

const submitted = (world: World, wish: AmountWish, source: RepaySource = RepaySource.BankTransfer) => {
  const outcome = submitRepay(world, { ...wish, source }, payer, now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return outcome;
};

const weekly = { bills: [{ billNo: 'ZD202611020032' }], amount: cents(32_618.4) };

describe('repayment trial', () => {
  const trialOf = (world: World, wish: AmountWish) => {
    const outcome = tryRepay(world, wish, payer, now);
    return 'refuse' in outcome
      ? outcome.refuse
      : outcome.shares.map(({ billId, period, settles }) => [billId, period, settles]);
  };

  test('pays everything due: overdue first, then by due date', () => {
    const world = make({ bills: { overdueDays: 4 } });
    expect(trialOf(world, { amount: amountDue(world, today) })).toEqual([
      ['ZD202610260030', 1, true],
      ['ZD202611020032', 1, true],
      ['ZD202611090033', 1, true],
      ['ZD202610010025', 2, true],
      ['ZD202611010031', 1, true],
    ]);
    expect(trialOf(world, { amount: cents(30_000) })).toEqual([
      ['ZD202610260030', 1, true],
      ['ZD202611020032', 1, false],
    ]);
  });

  test.each<[string, Given['bills']]>([
    ['the whole company', { quickBill: 'whole-company' }],
    ['the parent account', { quickBill: 'own' }],
  ])('repays existing bills while a quick bill of %s is in progress', (_, bills) => {
    expect(trialOf(make({ bills }), weekly)).toEqual([['ZD202611020032', 1, true]]);
    const overdue = make({ bills: { ...bills, overdueDays: 4 } });
    expect(trialOf(overdue, { amount: amountDue(overdue, today) })).toHaveLength(5);
  });

  test.each<[string, Given, AmountWish, unknown]>([
    ['an unknown bill', {}, { bills: [{ billNo: 'ZD0' }], amount: 1 }, 'not-owned'],
    ['an unknown period', {}, { bills: [{ billNo: 'ZD202611020032', period: 2 }], amount: 1 }, 'not-owned'],
    ['a settled period', {}, { bills: [{ billNo: 'ZD202610010025', period: 1 }], amount: 1 }, 'settled'],
    [
      'a bill that is being issued',
      { bills: { quickBill: 'own' } },
      { ...weekly, bills: [{ billNo: 'ZD202611120034' }] },
      'billing',
    ],
    [
      'the number of a quick bill that was not ordered',
      {},
      { ...weekly, bills: [{ billNo: 'ZD202611120034' }] },
      'not-owned',
    ],
    ['two funders', { bills: { secondInvestor: true } }, { amount: cents(1_000) }, 'investors-mixed'],
    ['an amount without the overdue bill', { bills: { overdueDays: 4 } }, weekly, 'overdue-first'],
    ['a cent too much', {}, { ...weekly, amount: weekly.amount + 1 }, 'above-owed'],
    ['less than 100', {}, { ...weekly, amount: cents(99.99) }, 'below-minimum'],
    [
      'a future period without early repayment',
      {},
      { bills: [{ billNo: 'ZD202610010025', period: 3 }], amount: 1 },
      'above-owed',
    ],
    [
      'an amount below the threshold of the coupon',
      {},
      { ...weekly, couponId: 'YHQ202611120001' },
      'coupon-not-usable',
    ],
    [
      'a fee coupon on a bill without a fee',
      {},
      { ...weekly, couponId: 'YHQ202611120003' },
      'coupon-not-usable',
    ],
  ])('refuses %s', (_, given, wish, refusal) => expect(trialOf(make(given), wish)).toBe(refusal));

  test('limits the discount of a coupon on the fee', () => {
    const wish = {
      bills: [{ billNo: 'ZD202611010031' }],
      amount: cents(187_243.83),
      couponId: 'YHQ202611120003',
    };
    // 5 % of 1,116.76 would be 55.84.
    expect(tryRepay(make(), wish, payer, now)).toMatchObject({ discount: cents(30) });
  });
});

describe('settling', () => {
  test('debits an account at the end, and reserves the amount until then', () => {
    const world = make();
    const { world: taken, repayment } = submitted(world, weekly, RepaySource.Overflow);
    const account = (of: World) => of.funds[0] ?? world.funds[0]!;
    expect([momentOf(now), repayment.finishedAt]).toEqual([repayment.submittedAt, '2026-11-12 10:00:06']);
    expect([balanceOf(account(taken)), spendable(taken, account(taken))]).toEqual([
      cents(86_300.45),
      cents(53_682.05),
    ]);
    expect(advanceTo(taken, seconds(5))).toBe(taken);
    const done = advanceTo(taken, seconds(6));
    expect(balanceOf(account(done))).toBe(cents(53_682.05));
    expect(usedPrincipal(world) - usedPrincipal(done)).toBe(cents(32_618.4));
    expect(billStatus(billOf(done, 'ZD202611020032')!, today)).toBe('5004');
    expect(brokenLaws(done, today)).toEqual([]);
  });

  test('uses the day of submission as value date, without a penalty over midnight', () => {
    const late = instantOf('2026-11-20', '23:50:00');
    const world = makeWorld({}, { seed: 'x', now: late });
    const outcome = submitRepay(
      world,
      { amount: amountDue(world, '2026-11-20'), source: RepaySource.BankTransfer },
      payer,
      late,
    );
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    expect(amountDue(advanceTo(outcome.world, late + 1_800_000), '2026-11-21')).toBe(0);
  });

  test('releases the coupon and keeps every debt after a failure', () => {
    const world = make({ repay: { outcome: 'failed' } });
    const wish = {
      bills: [{ billNo: 'ZD202611010031' }],
      amount: cents(187_243.83),
      couponId: 'YHQ202611120001',
    };
    const { world: taken } = submitted(world, wish);
    expect(availableCoupons(taken, now)).toHaveLength(2);
    const done = advanceTo(taken, seconds(1_800));
    expect(availableCoupons(done, now)).toHaveLength(3);
    expect(done.bills).toBe(world.bills);
  });

  test('unfreezes the quota after everything overdue is paid', () => {
    const world = make({ bills: { overdueDays: 100 } });
    expect(isFrozen(world.quota)).toBe(true);
    const { world: taken } = submitted(world, { amount: amountDue(world, today) });
    const done = advanceTo(taken, seconds(1_800));
    expect([isFrozen(done.quota), amountDue(done, today)]).toEqual([false, 0]);
    expect(brokenLaws(done, today)).toEqual([]);
  });
});
