import { expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import type { Given } from '../given.ts';
import { instantOf } from '../values/calendar.ts';

const now = instantOf('2026-11-12', '10:00:00');
const makeGiven = (given: Given) => makeWorld(given, { seed: 'x', now });
const historyOf = ({ funds, coupons, tasks, contracts, bills }: ReturnType<typeof makeGiven>) =>
  [funds, coupons, tasks, contracts, bills].map((list) => list.length > 0);

test('gives a company without products no history', () => {
  const newcomer = makeGiven({ opening: { opened: false } });
  expect(historyOf(newcomer)).toEqual([false, false, false, false, false]);
  expect(newcomer.member.traded).toBe(0);
});

test('adds the data that the scenario states', () => {
  const newcomer = makeGiven({ opening: { opened: false }, coupons: { available: 1 } });
  expect(newcomer.coupons.length).toBeGreaterThan(0);
});

test('keeps the data of another opened product', () => {
  expect(historyOf(makeGiven({ opening: { opened: false, alsoOpened: ['12012'] } })).slice(0, 4)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('gives the granted limit and a welcome after a passed audit', () => {
  const { quota, popups, opening } = makeGiven({ opening: { opened: false, application: 'ended' } });
  expect([quota.fixed, quota.temporary, quota.held]).toEqual([50_000_000, 0, 0]);
  expect([popups.welcome, opening.needCompleteInfo]).toEqual([true, false]);
});
