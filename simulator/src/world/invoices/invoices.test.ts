import { expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import { advanceTo } from '../events.ts';
import { limitOf } from '../quota/increase.ts';
import { instantOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import { applyByInvoices } from './apply.ts';
import { accepted, checkInvoices, expectedIncrease } from './check.ts';

const now = instantOf('2026-11-12', '10:00:00');
const world = makeWorld({}, { seed: 'x', now });
/** Number of a valid invoice of 286,400.00 yuan. */
const one = '26332000000118204417';

test.each([
  [{ no: one }, 'ACCEPTED'],
  [{ no: one, invoicedOn: '2026-10-18', amount: cents(286_400) }, 'ACCEPTED'],
  [{ no: one, invoicedOn: '2026-10-17' }, 'MISMATCH'],
  [{ no: one, amount: cents(286_400.01) }, 'MISMATCH'],
  [{ no: '26332000000103377514' }, 'DUPLICATE'],
  [{ no: '25332000000077120945' }, 'OUT_OF_TIME'],
  [{ no: '26332000000119306628' }, 'OTHER_BUYER'],
  [{ no: '26332000000199999999' }, 'NOT_FOUND'],
])('checks invoice %j: %s', (asked, state) => {
  expect(checkInvoices(world, [asked], now)[0]?.state).toBe(state);
});

test('accepts invoices up to twelve months old, to the day', () => {
  const stateOn = (day: string) =>
    checkInvoices(world, [{ no: '25332000000077120945' }], instantOf(day))[0]?.state;
  expect([stateOn('2026-06-30'), stateOn('2026-07-01')]).toEqual(['ACCEPTED', 'OUT_OF_TIME']);
});

test('raises by a share of the invoiced amount, up to the maximum line', () => {
  const invoices = accepted(checkInvoices(world, [{ no: one }], now));
  // A fifth of 286,400.00.
  expect(expectedIncrease(world, invoices)).toBe(cents(57_280));
  const nearTop = { ...world, increase: { ...world.increase, upTo: limitOf(world) + cents(1_000) } };
  expect(expectedIncrease(nearTop, invoices)).toBe(cents(1_000));
});

/** Returns the world of an application by the first invoice, before its review. */
const applied = (of: typeof world): typeof world => {
  const outcome = applyByInvoices(of, [one], now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return outcome.world;
};
const reviewed = (of: typeof world) => advanceTo(applied(of), now + 3 * 86_400_000);

test('refuses a second application during the review of the first', () => {
  expect(applyByInvoices(applied(world), [one], now)).toEqual({ refuse: 'under-review' });
});

test('raises the limit and uses up the invoices of an approved application', () => {
  const passed = reviewed(world);
  expect(limitOf(passed) - limitOf(world)).toBe(cents(57_280));
  expect(applyByInvoices(passed, [one], now)).toEqual({ refuse: 'not-accepted' });
});

test('keeps the limit and releases the invoices of a refused application', () => {
  const refused = reviewed({ ...world, outcomes: { ...world.outcomes, increase: 'failed' } });
  expect(limitOf(refused)).toBe(limitOf(world));
  expect(checkInvoices(refused, [{ no: one }], now)[0]?.state).toBe('ACCEPTED');
});
