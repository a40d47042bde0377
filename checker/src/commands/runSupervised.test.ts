import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Report } from '../core/report/report.ts';
import { runSupervised } from './runSupervised.ts';

/** Returns a worker module with this code; it can post messages. */
const thread = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; const post = (message) => parentPort.postMessage(message); ${code}`)}`,
  );

const soFar: Partial<Report> = { target: 'http://backend', findings: [], exchanges: 3, leftOut: [] };
const known = `post({ kind: 'so far', report: ${JSON.stringify(soFar)} });`;
const PROGRESS = "post({ kind: 'progress', done: 1, planned: 2 });";

/** Runs the code, and sends Ctrl-C when it reports progress. */
function run(code: string, budget = '60s'): Promise<Report> {
  const signals = new EventEmitter();
  return runSupervised({
    flags: { budget },
    onProgress: () => signals.emit('SIGINT', 'SIGINT'),
    worker: thread(code),
    graceMs: 1,
    signals,
  });
}

test.each([
  ['an endless loop', 'for (;;) {}'],
  ['an endless regular expression', "/^(a+)+$/.test('a'.repeat(60) + '!');"],
])('ends %s and keeps the findings', { tags: ['hold-run-limit'] }, async (_, busy) => {
  expect(await run(`${known} ${PROGRESS} ${busy}`)).toMatchObject({
    exchanges: 3,
    ended: 'interrupted by SIGINT',
  });
});

test('ends a failing run with the findings so far', { tags: ['hold-run-limit'] }, async () => {
  expect(await run(`${known} throw new Error('one\\ntwo');`)).toMatchObject({
    ended: 'the checker failed: one',
  });
});

test('keeps the report of a run that finishes', async () => {
  const report = { ...soFar, exchanges: 9 };
  expect(await run(`post({ kind: 'report', report: ${JSON.stringify(report)} });`)).toEqual(report);
});

test(
  'says in one line that nothing could be run within the limit',
  { tags: ['hold-run-limit'] },
  async () => {
    await expect(run('for (;;) {}', '1ms')).rejects.toThrow(
      /^nothing was checked: the time limit of 0\.001 s was over while the contract was read$/,
    );
  },
);
