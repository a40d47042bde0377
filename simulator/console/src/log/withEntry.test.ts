import { expect, test } from 'vitest';
import type { LogEntry } from './entry.ts';
import { withEntry } from './withEntry.ts';

const entry = (id: number): LogEntry => ({
  id,
  at: '2026-11-12T10:00:00+08:00',
  method: 'GET',
  path: '/',
  status: 200,
  valid: { request: true, response: true },
  ms: 1,
});
const ids = (entries: readonly LogEntry[]): number[] => entries.map(({ id }) => id);

test.each([
  ['puts the newest entry first', [2, 1], 3, [3, 2, 1]],
  ['drops the oldest entry at the limit', [4, 3, 2], 5, [5, 4, 3]],
  ['adds no entry twice', [3, 2], 3, [3, 2]],
  ['adds no entry older than the newest', [3, 2], 1, [3, 2]],
  ['adds the first entry', [], 1, [1]],
])('%s', (_, before, came, after) =>
  expect(ids(withEntry(before.map(entry), entry(came), 3))).toEqual(after),
);
