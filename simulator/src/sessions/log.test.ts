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

const append = (log: ReturnType<typeof memoryLog>, session: string, path: string, bytes = 0) =>
  log.append(session, 'a.b', bytes, entry(path));

const limits = { entries: 10, bytes: 1e6, totalBytes: 1e7 };

test('lists newest first, searches in any case of letters, and separates sessions', async () => {
  const log = memoryLog(limits);
  await append(log, 'a', '/api/v1/home/userDataV2');
  await append(log, 'a', '/api/v1/user/getPublicKey');
  await append(log, 'b', '/other');
  expect((await log.list('a')).map(({ id }) => id)).toEqual([2, 1]);
  expect((await log.list('a', { search: 'PUBLICKEY' })).map(({ id }) => id)).toEqual([2]);
});

test('keeps only the last entries and continues numbers after clearing', async () => {
  const log = memoryLog({ ...limits, entries: 3 });
  for (let i = 0; i < 10; i++) await append(log, 'a', `/${i}`);
  expect((await log.list('a')).map(({ path }) => path)).toEqual(['/9', '/8', '/7']);
  expect(await log.clear('a')).toBe(3);
  await append(log, 'a', '/next');
  expect((await log.list('a')).map(({ id }) => id)).toEqual([11]);
});

test(
  'limits the bytes of a session, and keeps its newest entry',
  { tags: ['mend-log-bounded'] },
  async () => {
    const log = memoryLog({ ...limits, bytes: 10_000 });
    for (let i = 0; i < 5; i++) await append(log, 'a', `/${i}`, 4_000);
    expect((await log.list('a')).map(({ path }) => path)).toEqual(['/4', '/3']);
    await append(log, 'a', '/large', 50_000);
    expect((await log.list('a')).map(({ path }) => path)).toEqual(['/large']);
  },
);

test(
  'limits the bytes of all sessions: drops the oldest entries, and frees a forgotten session’s',
  { tags: ['mend-log-bounded'] },
  async () => {
    const log = memoryLog({ ...limits, totalBytes: 15_000 });
    for (const id of ['a', 'b', 'c', 'd']) await append(log, id, `/${id}`, 4_000);
    expect(await log.list('a')).toEqual([]);
    for (const id of ['b', 'c', 'd']) expect(await log.list(id)).toHaveLength(1);
    log.forget('b');
    await append(log, 'a', '/again', 4_000);
    expect((await log.list('a')).map(({ id }) => id)).toEqual([2]);
    expect(await log.list('c')).toHaveLength(1);
  },
);

test('pages through all entries and search results', { tags: ['mend-log-bounded'] }, async () => {
  const log = memoryLog(limits);
  for (let i = 1; i <= 8; i++) await append(log, 'a', i % 2 === 0 ? '/even' : '/odd');
  const ids = async (selection: object) => (await log.list('a', selection)).map(({ id }) => id);
  expect(await ids({ limit: 3 })).toEqual([8, 7, 6]);
  expect(await ids({ limit: 3, before: 6 })).toEqual([5, 4, 3]);
  expect(await ids({ limit: 3, before: 6, search: 'even' })).toEqual([4, 2]);
  expect(await ids({ before: 1 })).toEqual([]);
});

test('drops the longest unused log above the limit', { tags: ['hold-limits'] }, async () => {
  const log = memoryLog({ ...limits, totalBytes: 1e9 });
  for (let session = 0; session <= LOGS; session += 1) {
    await append(log, `s${session}`, '/');
    if (session === LOGS - 1) await append(log, 's0', '/');
  }
  const counts = await Promise.all(['s0', 's1', 's2', `s${LOGS}`].map((id) => log.count(id)));
  expect(counts).toEqual([2, 0, 1, 1]);
});
