import { expect, test } from 'vitest';
import { QuotaMovementKind } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { childPin, parentPin } from '../baseline/people.ts';
import { advanceTo } from '../events.ts';
import type { Given } from '../given.ts';
import { usedPrincipal } from '../ledger/ledger.ts';
import { instantOf } from '../values/calendar.ts';
import { sum } from '../values/money.ts';
import { quotaMovements } from './quotaMovements.ts';

const now = instantOf('2026-11-12', '10:00:00');

const worlds: [string, Given, string][] = [
  ['the baseline', {}, '2026-11-12'],
  ['months later', {}, '2027-02-01'],
  ['after a refund and a repayment', { repay: { underWay: 'account' } }, '2026-11-20'],
  ['nothing bought', { bills: { none: true } }, '2026-11-12'],
];

test.each(worlds)('has movements that add up to the used amount: %s', (_name, given, day) => {
  const world = advanceTo(makeWorld(given, { seed: 'quota', now }), Math.max(now, instantOf(day)));
  for (const pin of [undefined, parentPin, childPin]) {
    const moved = quotaMovements(world, parentPin, pin).filter(
      ({ kind }) => kind !== QuotaMovementKind.Increase,
    );
    const used = usedPrincipal(world, pin === undefined ? {} : { pin });
    expect(used + sum(moved.map(({ amount }) => amount))).toBe(0);
    expect(moved[0]?.usedAfter ?? 0).toBe(used);
  }
});

test('lists movements and increases newest first, with a used amount never below zero', () => {
  const movements = quotaMovements(makeWorld({}, { seed: 'quota', now }), parentPin);
  expect(movements.map(({ at }) => at)).toEqual(
    movements
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(movements.every(({ usedAfter = 0 }) => usedAfter >= 0)).toBe(true);
  expect(movements.filter(({ kind }) => kind === QuotaMovementKind.Increase).length).toBeGreaterThan(0);
});
