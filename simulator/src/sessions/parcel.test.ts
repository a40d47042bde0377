import { expect, test } from 'vitest';
import { difference, parcelOf, partsOf, readPart, sessionOf } from './parcel.ts';
import type { Session } from './session.ts';

const bills = [{ billNo: 'B1' }];
const first = { bills, quota: { fixed: 1 }, quickBill: null, savings: 3, agent: { name: '甲' } };
const { agent: _, ...second } = { ...first, quota: { fixed: 2 }, quickBill: { at: 5 } };
const session = {
  id: 'a',
  seed: 1,
  world: second,
  history: [
    { at: 0, world: first },
    { at: 7, world: second },
  ],
} as unknown as Session;

/** As another process reads it. */
function reread(of: Session): Session {
  const { frame, parts } = parcelOf(of);
  const read = partsOf(frame).map((name) => [name, readPart(name, JSON.stringify(parts.get(name)))] as const);
  return sessionOf({ frame, parts: new Map(read) });
}

test('a session comes back equal, and its worlds share what they shared', () => {
  const back = reread(session);
  expect(back).toEqual(session);
  expect(back.history[0]!.world.bills).toBe(back.world.bills);
});

test('what has not changed is not sent again, by whoever read it', () => {
  const back = reread(session);
  const before = parcelOf(back).parts;
  expect(difference(before, parcelOf({ ...back, seed: 2 }).parts)).toEqual({ added: [], removed: [] });
  const world = { ...back.world, quota: { fixed: 3 } } as unknown as Session['world'];
  const { added, removed } = difference(before, parcelOf({ ...back, world }).parts);
  expect(added.map(([, text]) => text)).toEqual(['{"fixed":3}']);
  expect(removed).toEqual([]);
  expect(difference(before, parcelOf({ ...back, history: [] }).parts).removed).toHaveLength(2);
});
