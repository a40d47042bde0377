/** Tests scenario files with problems: the simulator reports them at start-up and serves the others. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScenarios } from '#tools/docs/read/scenarios.ts';
import { clientIn } from '../client.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
let origin = '';
let output = '';
const simulator = { stop: () => {} };

beforeAll(async () => {
  cpSync(join(root, 'scenarios/quota/frozen-quota.yaml'), join(folder, 'quota/frozen-quota.yaml'));
  mkdirSync(join(folder, 'start'));
  writeFileSync(
    join(folder, 'quota/mistaken.yaml'),
    'title: 额度冻结\ngiven:\n  quota:\n    quotaStatus: frozen\n',
  );
  writeFileSync(join(folder, 'quota/unfinished.yaml'), 'title: [额度冻结\n');
  writeFileSync(join(folder, 'start/baseline.yaml'), 'title: 默认\nvisit: 首页\n');
  writeFileSync(join(folder, 'quota/alias.yaml'), 'title: &t 冻结\nvisit: *t\n');
  mkdirSync(join(folder, 'quota/folder.yaml'));
  for (const group of ['quota', 'start'])
    writeFileSync(join(folder, group, 'in-two-groups.yaml'), 'title: 额度冻结\n');
  const child = spawn(process.execPath, ['simulator/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SCENARIOS_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  simulator.stop = () => void child.kill('SIGTERM');
  origin = await new Promise((ready, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^ready (http:\/\/[^/]+)/m.exec(output)?.[1];
      if (found) ready(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => fail(new Error(output)));
  });
});

afterAll(() => {
  simulator.stop();
  rmSync(folder, { recursive: true });
});

test(
  'reports file, line, JSON pointer and expectation at start-up',
  { tags: ['mend-scenario-named'] },
  () => {
    expect(output).toMatch(/^start\/baseline\.yaml:2 \/visit 应/m);
    expect(output).toMatch(/^quota\/alias\.yaml:2 \/ 不是合法的 YAML：不使用别名/m);
    expect(output).toMatch(/^quota\/folder\.yaml:1 \/ 应为文件，而不是文件夹/m);
    expect(output).toMatch(/^quota\/mistaken\.yaml:4 \/given\/quota\/quotaStatus 应为以下之一：.*10/m);
    expect(output).toMatch(/^quota\/unfinished\.yaml:\d+ \/ 不是合法的 YAML/m);
    expect(output).toMatch(/^quota\/in-two-groups\.yaml:1 \/ .*start\/in-two-groups\.yaml/m);
  },
);

test('serves the valid scenarios without the invalid ones', { tags: ['mend-scenario-named'] }, async () => {
  const client = await clientIn('frozen-quota', origin);
  expect(await client.world()).toMatchObject({ quota: { quotaStatus: '10' } });
  const scenarios = await client.control<{ name: string }[]>('GET', '/scenarios');
  expect(scenarios.map(({ name }) => name)).toEqual(['baseline', 'frozen-quota']);
  expect((await client.send('POST', '/_sim/api/session', { scenarios: ['mistaken'] })).status).toBe(404);
});

test(
  'the documentation reads the valid scenarios and skips an invalid one',
  { tags: ['mend-scenario-named'] },
  async () => {
    const copied = mkdtempSync(join(tmpdir(), 'root-'));
    cpSync(folder, join(copied, 'scenarios'), { recursive: true });
    const read = await readScenarios(copied);
    rmSync(copied, { recursive: true });
    expect([...read.keys()]).toContain('frozen-quota');
    expect([...read.keys()]).not.toContain('unfinished');
  },
);

test('lists the problems for the console', { tags: ['mend-scenario-named'] }, async () => {
  const { json } = await (await clientIn('baseline', origin)).send('GET', '/_sim/problems.json');
  expect(json).toMatchObject([
    { file: 'quota/folder.yaml' },
    { file: 'quota/in-two-groups.yaml' },
    { file: 'start/in-two-groups.yaml' },
    { file: 'quota/alias.yaml', line: 2 },
    { file: 'start/baseline.yaml', line: 2, pointer: '/visit' },
    { file: 'quota/mistaken.yaml', line: 4, pointer: '/given/quota/quotaStatus' },
    { file: 'quota/unfinished.yaml' },
  ]);
});
