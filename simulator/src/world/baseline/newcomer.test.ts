import { expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import type { Given } from '../given.ts';
import { instantOf } from '../values/calendar.ts';

const now = instantOf('2026-11-12', '10:00:00');
const makeGiven = (given: Given) => makeWorld(given, { seed: 'x', now });
/** Names the lists of a company's past that are not empty. */
const historyOf = ({ funds, coupons, tasks, contracts, bills }: ReturnType<typeof makeGiven>) =>
  Object.entries({ funds, coupons, tasks, contracts, bills }).flatMap(([name, list]) =>
    list.length > 0 ? [name] : [],
  );

test('gives a company without products no history', () => {
  const newcomer = makeGiven({ opening: { opened: false } });
  expect(historyOf(newcomer)).toEqual([]);
  expect(newcomer.member.traded).toBe(0);
});

test('adds the data that the scenario states', () => {
  const newcomer = makeGiven({ opening: { opened: false }, coupons: { available: 1 } });
  expect(newcomer.coupons.length).toBeGreaterThan(0);
});

test('keeps the data of another opened product', () => {
  const company = makeGiven({ opening: { opened: false, alsoOpened: ['12012'] } });
  // Bills exist for the viewer's product only, which is not opened.
  expect(historyOf(company)).toEqual(['funds', 'coupons', 'tasks', 'contracts']);
});

test('gives the granted limit and a welcome after a passed audit', () => {
  // `ended`: the audit has passed.
  const { quota, popups, opening } = makeGiven({ opening: { opened: false, application: 'ended' } });
  expect([quota.fixed, quota.temporary, quota.held]).toEqual([50_000_000, 0, 0]);
  expect([popups.welcome, opening.needCompleteInfo]).toEqual([true, false]);
});
