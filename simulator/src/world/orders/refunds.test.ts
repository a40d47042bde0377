import { describe, expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { advanceTo } from '../events.ts';
import { balanceOf } from '../funds/funds.ts';
import { brokenLaws } from '../laws.ts';
import { amountDue, unbilledAmount, usedPrincipal } from '../ledger/ledger.ts';
import { instantOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { placeOrders } from './purchases.ts';
import { applyRefund } from './refunds.ts';

const now = instantOf('2026-11-12', '10:00:00');
const refundEnd = instantOf('2026-11-15', '10:00:00');
const world = makeWorld({}, { seed: 'x', now });
const orderOf = (billId: string | undefined) =>
  world.loans.find((loan) => loan.billId === billId)?.orderId ?? '';

const afterRefund = (orderId: string, amount: number): World => {
  const outcome = applyRefund(world, { orderId, amount, reason: '不想要了' }, now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return advanceTo(outcome.world, refundEnd);
};
const later = advanceTo(world, refundEnd);

describe('a finished refund', () => {
  test('reduces or removes an unbilled loan, and marks the order', () => {
    const loan = world.loans.find(({ billId }) => billId === undefined)!;
    const less = afterRefund(loan.orderId, cents(100));
    expect(unbilledAmount(later) - unbilledAmount(less)).toBe(cents(100));
    const gone = afterRefund(loan.orderId, loan.principal);
    expect(gone.loans).toHaveLength(world.loans.length - 1);
    expect(gone.orders.find(({ id }) => id === loan.orderId)).toMatchObject({
      receipt: '2002',
      afterSale: '2402',
    });
    expect(brokenLaws(gone, '2026-11-15')).toEqual([]);
  });

  test('reduces an open bill, and returns the quota', () => {
    const after = afterRefund(orderOf('ZD202611090033'), cents(500));
    expect(amountDue(later, '2026-11-15') - amountDue(after, '2026-11-15')).toBe(cents(500));
    expect(usedPrincipal(later) - usedPrincipal(after)).toBe(cents(500));
    expect(after.refunds.at(-1)).toMatchObject({
      target: 'BILL',
      status: '7301',
      allocations: [{ period: 1 }],
    });
    expect(brokenLaws(after, '2026-11-15')).toEqual([]);
  });

  test('pays the refund of a settled bill to the overflow account', () => {
    const after = afterRefund(orderOf('ZD202610190029'), cents(500));
    const overflow = (of: World): number => balanceOf(of.funds[0]!);
    expect(overflow(after) - overflow(later)).toBe(cents(500));
  });

  test('opens an easyPay account for a refund if there is no fund account', () => {
    const without = makeWorld({ funds: { none: true } }, { seed: 'x', now });
    const after = advanceTo(without, refundEnd);
    expect(after.funds.map(({ type, openedOn }) => [type, openedOn])).toEqual([['easyPay', '2026-11-14']]);
    const refund = after.refunds.find(({ id }) => id === 'TK2026111100000417');
    expect(refund).toMatchObject({ target: 'EASY_PAY', status: '7301' });
    expect(after.funds.map(balanceOf)).toEqual([cents(652)]);
    expect([brokenLaws(without, '2026-11-12'), brokenLaws(after, '2026-11-15')]).toEqual([[], []]);
  });
});

test('refuses a refund above the amount of the order, or of an unknown order', () => {
  const wish = { orderId: orderOf('ZD202611090033'), amount: cents(1_000_000), reason: '' };
  expect(applyRefund(world, wish, now)).toEqual({ refuse: 'above-order' });
  expect(applyRefund(world, { ...wish, orderId: 'DD0' }, now)).toEqual({ refuse: 'no-order' });
});

describe('buying', () => {
  const purchase = (amount: number, pin = 'hechuan_cg02') => ({
    product: ProductCode.EnterprisePurchasing,
    pin,
    goods: '轴承',
    amount: cents(amount),
  });

  test('makes an order a loan in the account’s cycle', () => {
    const outcome = placeOrders(world, [purchase(100), purchase(200, 'hechuan_caigou')], now);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    expect(outcome.world.loans.slice(-2).map(({ cycle, principal }) => [cycle, principal])).toEqual([
      ['5106', cents(100)],
      ['5107', cents(200)],
    ]);
    expect(brokenLaws(outcome.world, '2026-11-12')).toEqual([]);
  });

  test('refuses orders above the quota, while frozen, and of an unknown account', () => {
    const frozen = makeWorld({ quota: { quotaStatus: '10' } }, { seed: 'x', now });
    expect(placeOrders(world, [purchase(750_779.21)], now)).toEqual({ refuse: 'above-quota' });
    expect(placeOrders(frozen, [purchase(1)], now)).toEqual({ refuse: 'frozen' });
    expect(placeOrders(world, [purchase(1), purchase(1, 'unknown')], now)).toEqual({ refuse: 'not-a-buyer' });
  });
});
