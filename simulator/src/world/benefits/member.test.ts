import { expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import { instantOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import { isVip, levelProgress, levels, promiseLevel, timeLevel } from './member.ts';

test.each([
  [0, 'V1', 60_000],
  [59_999.99, 'V1', 0.01],
  [60_000, 'V2', 90_000],
  [150_000, 'V3', 450_000],
  [600_000, 'V4', 900_000],
  [1_500_000, 'V5', 1_500_000],
  [2_999_999.99, 'V5', 0.01],
])('gives the level of %d yuan traded: %s, with %d yuan to the next', (traded, level, needed) => {
  expect(levelProgress(cents(traded))).toMatchObject({ level, needed: cents(needed) });
});

test('has no next level at the top', () => {
  expect(levelProgress(cents(3_000_000))).toEqual({ level: 'V6', needed: 0 });
  expect(levels.map(({ level }) => level)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6']);
});

test.each([
  ['2026-11-12', 'm0_3'],
  ['2026-08-13', 'm0_3'],
  ['2026-08-12', 'm3_6'],
  ['2026-05-12', 'm6_12'],
  ['2025-11-12', 'm12_36'],
  ['2023-11-13', 'm12_36'],
  ['2023-11-12', 'm36_48'],
  ['2022-11-12', 'm48_plus'],
])('gives the time level of a product opened on %s: %s', (openedOn, level) =>
  expect(timeLevel(openedOn, '2026-11-12')).toBe(level),
);

test.each([
  [999_999.99, false],
  [1_000_000, true],
])('judges a credit line of %d yuan in three months as VIP: %s', (credit, vip) => {
  expect(isVip({ traded: 0, credit3Months: cents(credit), updating: false })).toBe(vip);
});

const now = instantOf('2026-11-12', '10:00:00');

test('gives the promise level diamond without delay, and none while overdue', () => {
  const promise = (overdueDays: number) =>
    promiseLevel(makeWorld({ bills: { overdueDays } }, { seed: 'x', now }), '2026-11-12');
  expect([promise(0), promise(4)]).toEqual(['diamond', undefined]);
});
