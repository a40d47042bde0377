import { expect, test } from 'vitest';
import { ProductCode, RepayMethod } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { advanceTo } from '../events.ts';
import type { Given } from '../given.ts';
import { brokenLaws } from '../laws.ts';
import { amountDue, billOf, usedPrincipal } from '../ledger/ledger.ts';
import { instantOf } from '../values/calendar.ts';
import { cents, sum } from '../values/money.ts';
import { annualRate, planFee, planOf, submitInstalment } from './instalments.ts';
import type { InstalmentCount } from './schema.ts';

const now = instantOf('2026-11-12', '10:00:00');
const product = ProductCode.EnterprisePurchasing;
const actor = { scope: { product }, pin: 'hechuan_caigou' };
const wish = { billNo: 'ZD202611010031', periods: 6, method: RepayMethod.EqualInstalments } as const;
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });

/** Computed by hand on 186,420.00 with 0.6 % a period. */
test.each<[InstalmentCount, RepayMethod, number, number[], string]>([
  [3, RepayMethod.EqualInstalments, 3_355.56, [62_140, 62_140, 62_140], '2027-02-20'],
  [3, RepayMethod.InterestFirst, 3_355.56, [0, 0, 186_420], '2027-02-20'],
  [3, RepayMethod.LumpSum, 3_355.56, [186_420], '2027-02-20'],
  [6, RepayMethod.EqualInstalments, 6_711.12, [31_070, 31_070, 31_070, 31_070, 31_070, 31_070], '2027-05-20'],
  [12, RepayMethod.EqualInstalments, 13_422.24, Array<number>(12).fill(15_535), '2027-11-20'],
])('plans %i periods by the method %s for a fee of %d yuan', (periods, method, fee, principals, lastDue) => {
  const plan = planOf({ principal: cents(186_420), periods, method, firstDueOn: '2026-12-20' });
  expect(planFee(plan)).toBe(cents(fee));
  expect(plan.map(({ principal }) => principal)).toEqual(principals.map(cents));
  expect(plan.at(-1)?.dueOn).toBe(lastDue);
});

test('sets due dates on the 31st, or on the last day of shorter months', () => {
  const plan = planOf({
    principal: 900,
    periods: 6,
    method: RepayMethod.EqualInstalments,
    firstDueOn: '2027-12-31',
  });
  expect(plan.map(({ dueOn }) => dueOn)).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
  ]);
});

test('computes the yearly rate that discounts the instalments to the principal', () => {
  expect([3, 6, 9, 12].map(annualRate)).toEqual([10.77, 12.24, 12.78, 13.03]);
});

test('removes a split bill from the due amount, keeps the used principal, and splits no more', () => {
  const world = make();
  const outcome = submitInstalment(world, wish, actor, now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  const done = advanceTo(outcome.world, now + 8_000);
  expect(amountDue(world, '2026-11-12') - amountDue(done, '2026-11-12')).toBe(cents(187_243.83));
  expect(usedPrincipal(done)).toBe(usedPrincipal(world));
  expect(sum(billOf(done, wish.billNo)?.items.map(({ principal }) => principal) ?? [])).toBe(
    cents(186_127.07),
  );
  expect(brokenLaws(done, '2026-11-12')).toEqual([]);
  expect(submitInstalment(done, wish, actor, now)).toEqual({ refuse: 'not-offered' });
});

test.each<[string, Given, Partial<typeof wish> | { billNo: string }, string]>([
  ['an unknown bill', {}, { billNo: 'ZD0' }, 'not-owned'],
  ['a weekly bill', {}, { billNo: 'ZD202611020032' }, 'not-offered'],
  ['a split bill', {}, { billNo: 'ZD202610010025' }, 'not-offered'],
  ['a bill that is being split', { instalment: { underWay: true } }, {}, 'not-offered'],
  ['a bill while another one is overdue', { bills: { overdueDays: 4 } }, {}, 'overdue'],
  ['a bill while the quota is frozen', { quota: { quotaStatus: '10' } }, {}, 'frozen'],
])('refuses to split %s', (_, given, other, refusal) => {
  expect(submitInstalment(make(given), { ...wish, ...other }, actor, now)).toEqual({ refuse: refusal });
});

test('keeps the bill unchanged after a failed application', () => {
  const world = make({ instalment: { underWay: true, outcome: 'failed' } });
  const done = advanceTo(world, now + 8_000);
  expect(done.bills).toBe(world.bills);
  expect(done.instalments.at(-1)).toMatchObject({ status: 'FAILED' });
});
