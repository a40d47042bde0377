import { expect, test } from 'vitest';
import type { Report } from '../report/report.ts';
import { supervised } from './supervised.ts';

/** A thread of these words, which can post messages. */
const thread = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; const post = (message) => parentPort.postMessage(message); ${code}`)}`,
  );

const soFar: Partial<Report> = { target: 'http://backend', findings: [], exchanges: 3, leftOut: [] };
const known = `post({ kind: 'so far', report: ${JSON.stringify(soFar)} });`;
const run = (code: string, budget = '200ms') =>
  supervised({ flags: { budget }, onProgress: () => undefined, worker: thread(code), graceMs: 100 });

test.each([
  ['a loop without an end', `${known} for (;;) {}`],
  ['a pattern without an end', `${known} /^(a+)+$/.test('a'.repeat(60) + '!');`],
])('[hold-run-limit] ends %s at the time limit and keeps what was seen', async (_, code) => {
  expect(await run(code)).toMatchObject({ exchanges: 3, ended: 'the time limit of 0.2 s was over' });
});

test('[hold-run-limit] ends a run that fails with what was seen', async () => {
  expect(await run(`${known} throw new Error('one\\ntwo');`, '60s')).toMatchObject({
    ended: 'the checker failed: one',
  });
});

test('keeps the report of a run that stops at its budget', async () => {
  const report = await run(
    `parentPort.on('message', () => { post({ kind: 'report', report: ${JSON.stringify({ ...soFar, exchanges: 9 })} }); parentPort.close(); });`,
  );
  expect(report).toEqual({ ...soFar, exchanges: 9 });
});

test('says in one line that nothing could be run', async () => {
  await expect(run('for (;;) {}')).rejects.toThrow(/^nothing was checked: the time limit of 0\.2 s was over/);
});
