import { expect, test } from 'vitest';
import { memoryLog } from './log.ts';
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

test('newest first, searched in everything, each session its own', async () => {
  const log = memoryLog(10);
  await log.append('a', entry('/api/v1/home/userDataV2'));
  await log.append('a', entry('/api/v1/user/getPublicKey'));
  await log.append('b', entry('/other'));
  expect((await log.list('a')).map(({ id }) => id)).toEqual([2, 1]);
  expect((await log.list('a', 'PUBLICKEY')).map(({ id }) => id)).toEqual([2]);
});

test('only the last ones are kept; numbers go on after clearing', async () => {
  const log = memoryLog(3);
  for (let i = 0; i < 10; i++) await log.append('a', entry(`/${i}`));
  expect((await log.list('a')).map(({ path }) => path)).toEqual(['/9', '/8', '/7']);
  expect(await log.clear('a')).toBe(3);
  await log.append('a', entry('/next'));
  expect((await log.list('a')).map(({ id }) => id)).toEqual([11]);
});
