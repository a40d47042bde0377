import { create } from 'mutative';
import { expect, test } from 'vitest';
import { makeWorld } from '../world/baseline.ts';
import { instantOf } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { runningFrom, stoppedAt } from './clock.ts';
import type { Session } from './session.ts';
import { moveTo, upToDate, withWorld } from './session.ts';

const DAY = 86_400_000;
const start = instantOf('2026-11-12', '10:00:00');
const worldAt = (now: number): World => makeWorld({}, { seed: 'test', now });
const base = worldAt(start);

const session = (): Session => ({
  id: 's-1',
  scenarios: ['baseline'],
  title: '',
  visit: '/',
  seed: 1,
  startedAt: start,
  clock: stoppedAt(start),
  world: base,
  worldAt: start,
  history: [{ at: start, world: base }],
  faults: [],
});

const renamed = (before: Session, name: string): Session =>
  withWorld(
    before,
    create(before.world, (draft) => void (draft.company.name = name)),
  );
const forward = (before: Session, days: number): Session =>
  moveTo(before, before.worldAt + days * DAY, 0, worldAt);
const nameOf = ({ world }: Session): string => world.company.name;

test('reaches the same world, with new bills, in one step and in several', () => {
  const [steps, atOnce] = [forward(forward(forward(session(), 2), 2), 3), forward(session(), 7)];
  expect(atOnce.world.bills.length).toBeGreaterThan(base.bills.length);
  expect(steps.world).toEqual(atOnce.world);
});

test('drops exactly the commands after the instant when it rewinds, for good', () => {
  const first = renamed(forward(session(), 1), '甲公司');
  const second = renamed(forward(first, 2), '乙公司');
  expect(nameOf(moveTo(second, start + 2 * DAY, 0, worldAt))).toBe('甲公司');
  expect(nameOf(moveTo(second, start, 0, worldAt))).toBe(base.company.name);
  expect(nameOf(moveTo(moveTo(second, start + 2 * DAY, 0, worldAt), start + 9 * DAY, 0, worldAt))).toBe(
    '甲公司',
  );
});

test('repeats events after rewinding and advancing again', () => {
  const later = forward(session(), 30);
  expect(moveTo(moveTo(later, start, 0, worldAt), later.worldAt, 0, worldAt).world).toEqual(later.world);
});

test('makes the scenario again at an instant before the start', () => {
  const earlier = moveTo(session(), start - 40 * DAY, 0, worldAt);
  expect(earlier.world).toEqual(worldAt(start - 40 * DAY));
  expect(earlier.startedAt).toBe(start - 40 * DAY);
});

test('advances the world with a running clock, not with a stopped one', () => {
  const running = { ...session(), clock: runningFrom(start, 0) };
  expect(upToDate(running, 5 * DAY).worldAt).toBe(start + 5 * DAY);
  const standing = session();
  expect(upToDate(standing, 5 * DAY)).toBe(standing);
});

test('keeps the session unchanged after a command without an effect', () => {
  const before = session();
  expect(withWorld(before, before.world)).toBe(before);
});
