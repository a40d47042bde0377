import { expect, test } from 'vitest';
import { RepaymentStatus } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { advanceTo } from '../events.ts';
import type { Given } from '../given.ts';
import { instantOf } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { saveSetting } from './repaySetting.ts';

const now = instantOf('2026-11-12', '10:00:00');
const make = (given: Given = {}): World =>
  makeWorld({ ...given, viewer: { product: '12012' } }, { seed: 'setting', now });

const automaticRepayments = (world: World, since: string): [string, string, string][] =>
  world.repayments
    .filter(({ submittedAt }) => submittedAt > since)
    .map(({ submittedAt, source, status }) => [submittedAt, source, status]);

function withSetting(world: World, at: string, wish: Partial<World['repaySetting']>): World {
  const outcome = saveSetting(
    world,
    { ...world.repaySetting, auto: true, ...wish },
    { at, pin: world.viewer.pin },
  );
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return outcome.world;
}

test('repays nothing automatically when switched off', () => {
  expect(automaticRepayments(advanceTo(make(), instantOf('2026-11-16')), '2026-11-12')).toEqual([]);
});

test('pays everything due from the overflow account at nine on the due date', () => {
  const world = advanceTo(make({ autoRepay: true }), instantOf('2026-11-15', '23:00:00'));
  expect(automaticRepayments(world, '2026-11-12')).toEqual([
    ['2026-11-15 09:00:00', 'OVERFLOW', RepaymentStatus.Success],
  ]);
  const due = world.bills.flatMap(({ items }) => items).filter(({ dueOn }) => dueOn === '2026-11-15');
  expect(due.length > 0 && due.every(({ settledOn }) => settledOn === '2026-11-15')).toBe(true);
});

test('pays some days earlier if chosen', () => {
  const world = advanceTo(
    withSetting(make(), '2026-11-12 10:00:00', { deductDaysBefore: 2 }),
    instantOf('2026-11-14'),
  );
  expect(automaticRepayments(world, '2026-11-12')).toEqual([
    ['2026-11-13 09:00:00', 'OVERFLOW', RepaymentStatus.Success],
  ]);
});

test('skips dates before the setting was saved', () => {
  const world = withSetting(make(), '2026-11-12 10:00:00', { deductDaysBefore: 3 });
  expect(automaticRepayments(advanceTo(world, instantOf('2026-11-16')), '2026-11-12')).toEqual([]);
});

test('takes nothing without a sufficient account', () => {
  const world = make({ autoRepay: true, funds: { overflowBalance: 100 } });
  expect(automaticRepayments(advanceTo(world, instantOf('2026-11-16')), '2026-11-12')).toEqual([]);
});

test('never takes overdue money automatically', () => {
  const world = make({ autoRepay: true, bills: { overdueDays: 5 } });
  expect(automaticRepayments(advanceTo(world, instantOf('2026-11-16')), '2026-11-12')).toEqual([]);
});

test('refuses automatic repayment for a funder with bank transfers only', () => {
  const world = make({ funds: { repayMode: 'OFFLINE' } });
  const wish = { ...world.repaySetting, auto: true };
  expect(saveSetting(world, wish, { at: '2026-11-12 10:00:00', pin: world.viewer.pin })).toEqual({
    refuse: 'source-closed',
  });
});
