import { expect, test } from 'vitest';
import type { World } from '../world/world.ts';
import { afterRecord, baseOf, identify, openingOf, readBase, recordOf, sessionFrom } from './journal.ts';
import { withWorld, type Session } from './session.ts';

const orders = Array.from({ length: 50 }, (_, number) => ({ number }));
const base = { orders, quota: { fixed: 1 }, quickBill: null } as unknown as World;
const fresh = {
  id: 'a',
  seed: 1,
  clock: { at: 0, running: false },
  faults: [],
  world: base,
  worldAt: 0,
  history: [{ at: 0, world: base }],
} as unknown as Session;

const ordered = (session: Session, number: number): Session =>
  withWorld(session, {
    ...session.world,
    orders: [...(session.world.orders as unknown as object[]), { number }],
  } as unknown as World);

/** Returns a session after this number of orders, and its journal. */
function used(count: number): { session: Session; records: string[] } {
  let session = fresh;
  const records = [openingOf(session)];
  for (let number = 0; number < count; number += 1) {
    const next = ordered(session, number);
    records.push(recordOf(session, next));
    session = next;
  }
  return { session, records };
}

test('restores a session from its records with shared worlds', () => {
  const { session, records } = used(5);
  const back = sessionFrom(base, records);
  expect(back).toEqual(session);
  expect(back.world).toBe(back.history.at(-1)!.world);
  expect(back.world.quota).toBe(back.history[0]!.world.quota);
});

test('writes records as large as their change, however long the history is', () => {
  const { records } = used(1500);
  expect(Math.max(...records.slice(1).map(({ length }) => length))).toBeLessThan(200);
});

test('restores a history beyond its limit, also from one opening record of limited size', () => {
  const { session, records } = used(1200);
  expect(sessionFrom(base, records)).toEqual(session);
  const opening = openingOf(session);
  expect(sessionFrom(base, [opening])).toEqual(session);
  expect(opening.length).toBeLessThan(150_000);
});

test.each<[string, (session: Session) => Session]>([
  ['rewinding', (s) => ({ ...s, history: s.history.slice(0, 3), world: s.history[2]!.world, worldAt: 2 })],
  ['a change to another history', (s) => ({ ...s, history: [{ at: 9, world: s.world }], world: s.world })],
  ['a change to an empty history', (s) => ({ ...s, history: [] })],
  [
    'a change of the world without a checkpoint',
    (s) => ({ ...s, world: { ...s.world, quota: { fixed: 7 } } as never }),
  ],
  [
    'a change of the faults alone',
    (s) => ({ ...s, faults: [{ id: 'f1', on: 'x', answer: {}, used: 1 }] as never }),
  ],
  ['naming', (s) => ({ ...s, name: '演示' })],
])('restores a session after %s, and after its reverse', (_title, change) => {
  const { session } = used(5);
  const next = change(session);
  expect(afterRecord(session, recordOf(session, next))).toEqual(next);
  expect(afterRecord(next, recordOf(next, session))).toEqual(session);
});

test('identifies a base by its content, and refuses a changed one', () => {
  const text = JSON.stringify(baseOf(fresh));
  const { hash } = identify(base);
  expect(identify(readBase(hash, text)).hash).toBe(hash);
  expect(() => readBase(hash, text.replace('null', '1'))).toThrow(`its base world is not ${hash}`);
});

test('refuses a journal without records, or with an incomplete one', () => {
  const { records } = used(2);
  expect(() => sessionFrom(base, [])).toThrow('no record');
  expect(() => sessionFrom(base, [records[0]!, records[2]!.slice(0, 40)])).toThrow();
});
