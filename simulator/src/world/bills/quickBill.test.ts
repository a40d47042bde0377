import { describe, expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { advanceTo } from '../events.ts';
import { amountDue, unbilledAmount, usedPrincipal } from '../ledger/ledger.ts';
import { instantOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import { isOpenNow, orderQuickBill } from './quickBill.ts';

const now = instantOf('2026-11-12', '10:00:00');
const product = ProductCode.EnterprisePurchasing;
const world = makeWorld({}, { seed: 'x', now });

const orderOk = (what: { product: ProductCode; pin?: string }, from = world) => {
  const outcome = orderQuickBill(from, what, now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return outcome;
};

test.each([
  ['05:59:59', false],
  ['06:00:00', true],
  ['22:59:59', true],
  ['23:00:00', false],
])('tells whether quick bills can be ordered at %s: %s', (time, open) =>
  expect(isOpenNow(instantOf('2026-11-12', time))).toBe(open),
);

describe('ordering', () => {
  test('bills the whole company or one login', () => {
    expect(orderOk({ product }).job).toEqual({
      product,
      amount: cents(41_276.8),
      orderedAt: '2026-11-12 10:00:00',
      readyAt: '2026-11-12 23:59:59',
      lastRepayDate: '2026-11-29',
    });
    expect(orderOk({ product, pin: 'hechuan_caigou' }).job).toMatchObject({
      amount: cents(12_870.5),
      lastRepayDate: '2026-12-25',
    });
  });

  test('refuses while one is in progress, outside the hours, and without unbilled loans', () => {
    const busy = orderOk({ product, pin: 'hechuan_caigou' }).world;
    expect(orderQuickBill(busy, { product }, now)).toEqual({ refuse: 'in-progress' });
    expect(orderQuickBill(world, { product }, instantOf('2026-11-12', '23:30:00'))).toEqual({
      refuse: 'closed',
    });
    expect(orderQuickBill(world, { product, pin: 'hechuan_cg07' }, now)).toEqual({
      refuse: 'nothing-unbilled',
    });
  });
});

describe('finishing', () => {
  test('puts the loans in bills with fee and regular due dates at the end of the day', () => {
    const busy = orderOk({ product }).world;
    expect(advanceTo(busy, instantOf('2026-11-12', '23:59:58')).quickBill).not.toBeNull();
    const done = advanceTo(busy, instantOf('2026-11-12', '23:59:59'));
    expect(done.quickBill).toBeNull();
    expect(unbilledAmount(done)).toBe(0);
    expect(usedPrincipal(done)).toBe(usedPrincipal(world));
    const issued = done.bills.filter((bill) => bill.issuedOn === '2026-11-12');
    expect(issued.map((bill) => bill.items[0]?.dueOn).sort()).toEqual([
      '2026-11-29',
      '2026-11-29',
      '2026-12-25',
    ]);
    // The monthly loans have their service fee of 0.6 %.
    expect(amountDue(done, '2026-11-12')).toBe(cents(269_548.52 + 41_276.8 + 77.22));
  });

  test('bills only the loans of one login', () => {
    const done = advanceTo(orderOk({ product, pin: 'hechuan_cg02' }).world, instantOf('2026-11-13'));
    expect(unbilledAmount(done, { pin: 'hechuan_cg02' })).toBe(0);
    expect(unbilledAmount(done)).toBe(cents(41_276.8 - 17_372.6));
  });
});
