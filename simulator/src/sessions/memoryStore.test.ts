import { expect, test } from 'vitest';
import { memoryStore } from './memoryStore.ts';
import type { Session } from './session.ts';

const session = (id: string, seed = 1) => ({ id, seed }) as Session;

test('a session is changed in place and an unknown one is not made', async () => {
  const store = memoryStore({ idleMs: 1000, count: 10 });
  await store.put(session('a'));
  expect(await store.update('a', (before) => [{ ...before, seed: 2 }, 'done'])).toBe('done');
  expect((await store.read('a'))?.seed).toBe(2);
  expect(await store.update('b', (before) => [before, 'done'])).toBeUndefined();
});

test('the session not used for longest makes room', async () => {
  const forgotten: string[] = [];
  let now = 0;
  const limits = { idleMs: 100_000, count: 2, onForget: (id: string) => forgotten.push(id) };
  // A second passes each time: so fine is the order kept.
  const store = memoryStore(limits, () => (now += 1000));
  await store.put(session('a'));
  await store.put(session('b'));
  await store.read('a');
  await store.put(session('c'));
  expect(forgotten).toEqual(['b']);
  expect(await store.read('a')).toBeDefined();
});

test('an idle session is forgotten', async () => {
  let now = 0;
  const store = memoryStore({ idleMs: 1000, count: 10 }, () => now);
  await store.put(session('a'));
  now = 1500;
  await store.put(session('b'));
  expect(await store.read('a')).toBeUndefined();
});
