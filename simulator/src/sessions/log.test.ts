import { expect, test } from 'vitest';
import { LOGS, memoryLog } from './log.ts';
import type { LogEntry } from './log.ts';

const entry = (path: string) => (): Omit<LogEntry, 'id'> => ({
  at: '2026-11-12T10:00:00+08:00',
  method: 'GET',
  path,
  status: 200,
  answeredBy: 'world',
  valid: { request: true, response: true },
  ms: 1,
});

const limits = { entries: 10, bytes: 1e6, totalBytes: 1e7 };

test('lists newest first, searches in any case of letters, and separates sessions', async () => {
  const log = memoryLog(limits);
  await log.append('a', 'a.b', 0, entry('/api/v1/home/userDataV2'));
  await log.append('a', 'a.b', 0, entry('/api/v1/user/getPublicKey'));
  await log.append('b', 'a.b', 0, entry('/other'));
  expect((await log.list('a')).map(({ id }) => id)).toEqual([2, 1]);
  expect((await log.list('a', { search: 'PUBLICKEY' })).map(({ id }) => id)).toEqual([2]);
});

test('keeps only the last entries and continues numbers after clearing', async () => {
  const log = memoryLog({ ...limits, entries: 3 });
  for (let i = 0; i < 10; i++) await log.append('a', 'a.b', 0, entry(`/${i}`));
  expect((await log.list('a')).map(({ path }) => path)).toEqual(['/9', '/8', '/7']);
  expect(await log.clear('a')).toBe(3);
  await log.append('a', 'a.b', 0, entry('/next'));
  expect((await log.list('a')).map(({ id }) => id)).toEqual([11]);
});

test(
  'limits the bytes of a session, and keeps its newest entry',
  { tags: ['mend-log-bounded'] },
  async () => {
    const log = memoryLog({ ...limits, bytes: 10_000 });
    for (let i = 0; i < 5; i++) await log.append('a', 'a.b', 4_000, entry(`/${i}`));
    expect((await log.list('a')).map(({ path }) => path)).toEqual(['/4', '/3']);
    await log.append('a', 'a.b', 50_000, entry('/large'));
    expect((await log.list('a')).map(({ path }) => path)).toEqual(['/large']);
  },
);

test(
  'limits the bytes of all sessions: drops the oldest entries, and frees a forgotten session’s',
  { tags: ['mend-log-bounded'] },
  async () => {
    const log = memoryLog({ ...limits, totalBytes: 15_000 });
    for (const id of ['a', 'b', 'c', 'd']) await log.append(id, 'a.b', 4_000, entry(`/${id}`));
    expect(await log.list('a')).toEqual([]);
    for (const id of ['b', 'c', 'd']) expect(await log.list(id)).toHaveLength(1);
    log.forget('b');
    await log.append('a', 'a.b', 4_000, entry('/again'));
    expect((await log.list('a')).map(({ id }) => id)).toEqual([2]);
    expect(await log.list('c')).toHaveLength(1);
  },
);

test('pages through all entries and search results', { tags: ['mend-log-bounded'] }, async () => {
  const log = memoryLog(limits);
  for (let i = 1; i <= 8; i++) await log.append('a', 'a.b', 0, entry(i % 2 === 0 ? '/even' : '/odd'));
  const ids = async (selection: object) => (await log.list('a', selection)).map(({ id }) => id);
  expect(await ids({ limit: 3 })).toEqual([8, 7, 6]);
  expect(await ids({ limit: 3, before: 6 })).toEqual([5, 4, 3]);
  expect(await ids({ limit: 3, before: 6, search: 'even' })).toEqual([4, 2]);
  expect(await ids({ before: 1 })).toEqual([]);
});

test('drops the longest unused log above the limit', { tags: ['hold-limits'] }, async () => {
  const log = memoryLog({ ...limits, totalBytes: 1e9 });
  for (let session = 0; session <= LOGS; session += 1) {
    await log.append(`s${session}`, 'a.b', 0, entry('/'));
    if (session === LOGS - 1) await log.append('s0', 'a.b', 0, entry('/'));
  }
  const counts = await Promise.all(['s0', 's1', 's2', `s${LOGS}`].map((id) => log.count(id)));
  expect(counts).toEqual([2, 0, 1, 1]);
});
