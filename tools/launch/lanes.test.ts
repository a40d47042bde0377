import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runLanes } from './lanes.mjs';
import { results } from './places.mjs';
import type { Need, Suite } from './suites.mjs';

beforeAll(() => void mkdirSync(results, { recursive: true }));

test('what needs nothing runs before all is prepared, what needs something after', async () => {
  // They fail: how long they take is of no use to the next run's estimate.
  const suites: Suite[] = [
    { name: 'lanes-waits', command: 'false', lane: 'browser', needs: ['portal'] },
    { name: 'lanes-begins', command: 'false', lane: 'beside' },
  ];
  onTestFinished(() => suites.forEach(({ name }) => rmSync(join(results, `${name}.log`), { force: true })));
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const { promise, resolve } = Promise.withResolvers<Map<Need, string>>();

  const running = runLanes(suites, promise);
  await vi.waitFor(() => expect(said.join('\n')).toMatch(/^lanes-begins .* 1 failed/m), { timeout: 20_000 });
  expect(said.join('\n')).not.toContain('lanes-waits');
  resolve(new Map([['portal', 'it could not be built']]));
  expect(await running).toMatchObject({ passed: 0, failed: 2 });
  expect(said.join('\n')).toContain('it could not be built');
});

test('what either lane can run is run once, by the one that is through first', async () => {
  const suites: Suite[] = [
    { name: 'lanes-long', command: 'sleep 1; false', lane: 'browser' },
    { name: 'lanes-short', command: 'false', lane: 'beside' },
    { name: 'lanes-either', command: 'false', lane: 'either' },
  ];
  onTestFinished(() => suites.forEach(({ name }) => rmSync(join(results, `${name}.log`), { force: true })));
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  expect(await runLanes(suites, Promise.resolve(new Map<Need, string>()))).toMatchObject({ failed: 3 });
  const told = said.flatMap((line) => /^lanes-\w+/.exec(line)?.[0] ?? []);
  expect(told).toEqual(['lanes-short', 'lanes-either', 'lanes-long']);
});
