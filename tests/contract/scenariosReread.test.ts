/** Scenario files that change while they are served: read again, sessions live, a broken one stays as it last was. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { clientIn } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
let simulator: Served;

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeAll(async () => {
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  mkdirSync(join(folder, 'quota'));
  write('quota/mine.yaml', "title: 一\nextends: [baseline]\ngiven:\n  quota: { quotaStatus: '10' }\n");
  simulator = await startSimulator({ env: { SCENARIOS_DIR: folder } });
});
afterAll(async () => {
  await simulator.stop();
  rmSync(folder, { recursive: true });
});

const patience = { timeout: 20_000, interval: 50 };

async function titles(): Promise<Record<string, string>> {
  const client = await clientIn('baseline', simulator.origin);
  const all = await client.control<{ name: string; title: string }[]>('GET', '/scenarios');
  return Object.fromEntries(all.map(({ name, title }) => [name, title]));
}

const problems = async () =>
  (await (await clientIn('baseline', simulator.origin)).send('GET', '/_sim/problems.json')).json;

test('a changed scenario is read again, a session begun before it lives on', async () => {
  const before = await clientIn('mine', simulator.origin);
  await before.control('PUT', '/clock', { advance: 'P1D' });
  const clock = await before.control('GET', '/clock');
  write('quota/mine.yaml', "title: 二\nextends: [baseline]\ngiven:\n  quota: { quotaStatus: '00' }\n");
  await vi.waitFor(async () => expect(await titles()).toMatchObject({ mine: '二' }), patience);
  expect(await before.world()).toMatchObject({ quota: { quotaStatus: '10' } });
  expect(await before.control('GET', '/clock')).toEqual(clock);
  expect(await before.log()).toHaveLength(0);
  const after = await clientIn('mine', simulator.origin);
  expect(await after.world()).toMatchObject({ quota: { quotaStatus: '00' } });
});

test('a file that comes is there, one that goes is gone', async () => {
  write('quota/new.yaml', 'title: 新\nextends: [mine]\n');
  await vi.waitFor(async () => expect(await titles()).toMatchObject({ new: '新' }), patience);
  rmSync(join(folder, 'quota/new.yaml'));
  await vi.waitFor(async () => expect(await titles()).not.toHaveProperty('new'), patience);
});

test.each([
  ['is no YAML', 'title: [二\n', /./],
  ['has not the form', 'title: 三\ngiven:\n  quota:\n    quotaStatus: frozen\n', 4],
  ['extends what is not there', 'title: 三\nextends: [baselin]\n', 2],
])('a file that %s is named with its line, and the last good one serves', async (_what, text, line) => {
  const good = await titles();
  write('quota/mine.yaml', text);
  await vi.waitFor(async () => expect(await problems()).toHaveLength(1), patience);
  expect(await problems()).toMatchObject([
    { file: 'quota/mine.yaml', ...(typeof line === 'number' && { line }) },
  ]);
  expect(await titles()).toEqual(good);
  write('quota/mine.yaml', 'title: 好\nextends: [baseline]\n');
  await vi.waitFor(async () => expect(await problems()).toEqual([]), patience);
  expect(await titles()).toMatchObject({ mine: '好' });
});
