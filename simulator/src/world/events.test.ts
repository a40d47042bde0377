import { expect, test } from 'vitest';
import { makeWorld } from './baseline.ts';
import { settleUntil } from './bills/billing.ts';
import { advanceTo } from './events.ts';
import { billStatus, unbilledAmount, usedPrincipal } from './ledger/ledger.ts';
import { isFrozen } from './quota/quota.ts';
import { addDays, instantOf } from './values/calendar.ts';
import { cents } from './values/money.ts';

const start = instantOf('2026-11-12', '10:00:00');
const world = makeWorld({}, { seed: 'x', now: start });
const on = (day: string) => advanceTo(world, instantOf(day, '10:00:00'));

test('bills nothing before the bill date', () => {
  const { bills, loans, repayments } = on('2026-11-15');
  expect({ bills, loans, repayments }).toEqual({
    bills: world.bills,
    loans: world.loans,
    repayments: world.repayments,
  });
});

test('bills weekly loans on Monday, and monthly ones on the 1st', () => {
  expect(unbilledAmount(on('2026-11-16'))).toBe(cents(12_870.5));
  const december = on('2026-12-01');
  expect(unbilledAmount(december)).toBe(0);
  expect(
    december.bills.filter((bill) => bill.issuedOn > '2026-11-12').map(({ issuedOn, pin }) => [issuedOn, pin]),
  ).toEqual([
    ['2026-11-16', 'hechuan_cg02'],
    ['2026-11-16', 'hechuan_cg03'],
    ['2026-12-01', 'hechuan_caigou'],
  ]);
});

test('reaches the same world in one step and in several', () => {
  let stepwise = world;
  for (let day = '2026-11-12'; day <= '2027-03-31'; day = addDays(day, 1))
    stepwise = advanceTo(stepwise, instantOf(day, '23:59:59'));
  expect(stepwise).toEqual(advanceTo(world, instantOf('2027-03-31', '23:59:59')));
});

test('keeps the principal when billing', () => {
  expect(usedPrincipal(on('2027-03-31'))).toBe(usedPrincipal(world));
});

test('freezes the quota while a bill is long overdue, and unfreezes it after settlement', () => {
  expect(isFrozen(on('2026-12-15').quota)).toBe(false);
  const frozen = on('2026-12-16');
  expect(frozen.quota).toMatchObject({ quotaStatus: '10', frozenByOverdue: true });
  const settled = { ...frozen, bills: frozen.bills.map((bill) => settleUntil(bill, '2026-12-16').bill) };
  expect(isFrozen(advanceTo(settled, instantOf('2026-12-16', '11:00:00')).quota)).toBe(false);
});

test('keeps a freeze for another reason', () => {
  const frozen = makeWorld({ quota: { quotaStatus: '10' } }, { seed: 'x', now: start });
  expect(isFrozen(advanceTo(frozen, instantOf('2026-11-13')).quota)).toBe(true);
});

test('marks a bill as overdue the day after its due date, and as defaulted after ninety overdue days', () => {
  const bill = world.bills.find(({ issuedOn }) => issuedOn === '2026-11-02');
  if (bill === undefined) throw new Error('the bill of 2026-11-02 is gone');
  expect([
    billStatus(bill, '2026-11-16'),
    billStatus(bill, '2027-02-13'),
    billStatus(bill, '2027-02-14'),
  ]).toEqual(['5002', '5002', '5003']);
});

test('ends the temporary part of the line after its last day', () => {
  expect(on('2026-12-31').quota.temporary).toBe(cents(200_000));
  expect(on('2027-01-01').quota.temporary).toBe(0);
});

test('completes a refund on its day', () => {
  const refund = (at: number) => advanceTo(world, at).refunds.find(({ id }) => id === 'TK2026111100000417');
  expect(refund(instantOf('2026-11-14', '17:25:05'))).toMatchObject({ status: '7302' });
  expect(refund(instantOf('2026-11-14', '17:25:06'))).toMatchObject({ status: '7301', target: 'OVERFLOW' });
});

test('stores the start of a freeze', () => {
  expect(on('2026-12-20').quota.frozenSince).toBe('2026-12-16 00:00:00');
});

test('delivers paid orders after three days, and unpaid ones never', () => {
  const receipts = (at: number) =>
    Object.fromEntries(advanceTo(world, at).orders.map(({ orderedAt, receipt }) => [orderedAt, receipt]));
  const bought = world.orders.find(({ orderedAt }) => orderedAt.startsWith('2026-11-10'))?.orderedAt ?? '';
  expect(receipts(instantOf('2026-11-13', '11:19:59'))[bought]).toBe('2000');
  expect(receipts(instantOf('2026-11-13', '11:20:00'))[bought]).toBe('2001');
  const later = advanceTo(world, instantOf('2027-03-31')).orders;
  expect(later.find(({ orderedAt }) => orderedAt === bought)?.receivedAt).toBe('2026-11-13 11:20:00');
  const waiting = later.filter(({ receipt }) => receipt === '2000');
  expect(waiting.map(({ payment }) => payment.status).sort()).toEqual(['10', '50']);
});
