import { expect, test } from 'vitest';
import { attemptOf, endAttempt, keyOf } from './attempt.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const HOUR = 60 * 60 * 1000;
const weekly = { value: '5106', jdpin: 'hechuan' };

test('shares one attempt per slot until it ends', () => {
  const store = memory();
  const attempt = attemptOf('a', store);
  const other = attemptOf('b', store);
  expect(attemptOf('a', store)).toBe(attempt);
  expect(other).not.toBe(attempt);
  endAttempt(attempt, store);
  expect(attemptOf('a', store)).not.toBe(attempt);
  expect(attemptOf('b', store)).toBe(other);
});

// Events between two sends in one slot, and whether both have the same key.
test.each([
  { between: 'nothing happens, as after a lost response', same: true },
  { between: 'other content is sent and refused', send: { value: '5107' }, same: true },
  { between: 'the page is opened again within a day', later: 23 * HOUR, same: true },
  { between: 'a day passes', later: 24 * HOUR, same: false },
  { between: 'the content is taken', end: weekly, same: false },
  { between: 'other content is taken', end: { value: '5107' }, same: false },
  { content: { ...weekly, value: '5107' }, between: 'the content changes', same: false },
  { content: { ...weekly, lastPayDay: 20 }, between: 'something is added', same: false },
  { slot: 'b', between: 'another form is opened', same: false },
])(
  'has the same key for two sends if $between: $same',
  async ({ slot = 'a', content = weekly, send, later = 0, end, same }) => {
    const store = memory();
    const attempt = attemptOf('a', store, 0);
    const first = await keyOf(attempt, weekly);
    if (send !== undefined) await keyOf(attempt, send);
    if (end !== undefined) endAttempt(await keyOf(attempt, end), store);
    const second = await keyOf(attemptOf(slot, store, later), content);
    expect(second === first).toBe(same);
  },
);

test('creates keys that the contract allows', async () => {
  expect(await keyOf(attemptOf('a', memory()), weekly)).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});

test('uses the same key in a tab that was open when another one sent the same', async () => {
  const store = memory();
  const here = attemptOf('a', store);
  const there = attemptOf('a', store);
  const key = await keyOf(here, weekly);
  endAttempt(key, store);
  expect(await keyOf(there, weekly)).toBe(key);
});

test('ends an old attempt without touching newer ones and other storage', () => {
  const store = memory();
  const attempt = attemptOf('a', store);
  store.setItem('INCREASE-GUIDE', 'seen');
  endAttempt('another', store);
  expect(attemptOf('a', store)).toBe(attempt);
  expect(store.getItem('INCREASE-GUIDE')).toBe('seen');
});
