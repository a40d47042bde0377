import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { results } from './places.mjs';
import { runSuites } from './runSuites.mjs';
import type { Fixture, Suite } from './suites.mjs';

beforeAll(() => void mkdirSync(results, { recursive: true }));

test('runs a suite without fixtures at once, and the others when the fixtures are ready', async () => {
  // Failing suites: their duration is not stored for the next estimate.
  const suites: Suite[] = [
    { name: 'queues-waits', command: 'false', queue: 'browser', fixtures: ['portal'] },
    { name: 'queues-begins', command: 'false', queue: 'parallel' },
  ];
  onTestFinished(() => suites.forEach(({ name }) => rmSync(join(results, `${name}.log`), { force: true })));
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const { promise, resolve } = Promise.withResolvers<Map<Fixture, string>>();

  const running = runSuites(suites, promise);
  await expect.poll(() => printed.join('\n')).toMatch(/^queues-begins .* 1 failed/m);
  expect(printed.join('\n')).not.toContain('queues-waits');
  resolve(new Map([['portal', 'it could not be built']]));
  expect(await running).toMatchObject({ passed: 0, failed: 2 });
  expect(printed.join('\n')).toContain('it could not be built');
});

test('runs a suite for either queue once, in the queue that finishes first', async () => {
  const suites: Suite[] = [
    { name: 'queues-long', command: 'sleep 1; false', queue: 'browser' },
    { name: 'queues-short', command: 'false', queue: 'parallel' },
    { name: 'queues-either', command: 'false', queue: 'either' },
  ];
  onTestFinished(() => suites.forEach(({ name }) => rmSync(join(results, `${name}.log`), { force: true })));
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  expect(await runSuites(suites, Promise.resolve(new Map<Fixture, string>()))).toMatchObject({ failed: 3 });
  const order = printed.flatMap((line) => /^queues-\w+/.exec(line)?.[0] ?? []);
  expect(order).toEqual(['queues-short', 'queues-either', 'queues-long']);
});
