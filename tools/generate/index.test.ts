import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let copy: string;

/** Folders of the other contracts. */
const OTHERS = /^openapi\/(?!activity|rules|shared)\w+$/;

/**
 * Copies the generator and the smallest of the six contracts, so that a test can change a file. The suite `generate` covers all six.
 */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'generate-'));
  for (const path of ['openapi', 'tools', 'package.json', 'package-lock.json'])
    cpSync(path, join(copy, path), { recursive: true, filter: (from) => !OTHERS.test(from) });
  const list = join(copy, 'openapi/redocly.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll(/^ {2}(?!activity)\w+: \{.*\n/gm, ''));
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'generated'));
  writeFileSync(join(copy, 'generated/kept.ts'), '// from the last good run\n');
});

afterEach(() => rmSync(copy, { recursive: true }));

const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/generate/index.ts', ...args], { cwd: copy, encoding: 'utf8' });

test('refuses an invalid contract with file, line and rule, and keeps generated/', () => {
  const file = join(copy, 'openapi/activity/operations/queryActivityByGroupCode.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace("{ code: '09101', when", "{ code: '09109', when"));
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^openapi\/activity\/operations\/queryActivityByGroupCode\.yaml:\d+:\d+ contract\/error-table: queryActivityByGroupCode: code 09109 has no row in errors\.yaml; did you mean 09101/m,
  );
  expect(readdirSync(join(copy, 'generated'))).toEqual(['kept.ts']);
  expect(readdirSync(copy)).not.toContain('generated.new');
});

test('refuses a schema that does not compile, and keeps generated/', () => {
  const file = join(copy, 'openapi/activity/operations/queryActivityByGroupCode.yaml');
  writeFileSync(
    file,
    // Without its example, which lint would validate first.
    readFileSync(file, 'utf8')
      .replace('minLength: 1, description: 场景编码', "pattern: '('")
      .replace(/ {8}examples:\n.*\n/, ''),
  );
  const { status, stderr } = generate();
  expect(stderr).toMatch(
    /^activity: the schema of request queryActivityByGroupCode does not compile: .*Invalid regular expression/m,
  );
  expect(status).toBe(1);
  expect(readdirSync(join(copy, 'generated'))).toEqual(['kept.ts']);
});

test('--check names the differences and writes nothing', () => {
  const { status, stderr } = generate('--check');
  expect(status).toBe(1);
  expect(stderr).toContain('missing: generated/activity/types.ts');
  expect(stderr).toContain('left over: generated/kept.ts');
  expect(readdirSync(join(copy, 'generated'))).toEqual(['kept.ts']);
});

test(
  'makes bundles on demand; an invalid contract keeps the last ones',
  { tags: ['one-contract-bundles'] },
  () => {
    const readBundle = () =>
      spawnSync(
        process.execPath,
        [
          '-e',
          "import('./tools/contract/bundles.ts').then((all) => all.bundleFile('activity', 'openapi.json'))",
        ],
        { cwd: copy, encoding: 'utf8' },
      );
    const bundle = () => readFileSync(join(copy, '.cache/contracts/activity/openapi.json'), 'utf8');
    const operation = join(copy, 'openapi/activity/operations/queryActivityByGroupCode.yaml');
    const edit = (from: string, to: string) =>
      writeFileSync(operation, readFileSync(operation, 'utf8').replace(from, to));

    edit('按分组查询活动', '首页的活动');
    expect(readBundle()).toMatchObject({ status: 0, stderr: '' });
    expect(bundle()).toContain('首页的活动');
    edit('x-effect: read', 'x-effect: reads');
    expect(readBundle()).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /queryActivityByGroupCode\.yaml:\d+(.|\n)*keeps the last valid contracts/,
      ),
    });
    expect(bundle()).toContain('"x-effect": "read"');
    expect(readdirSync(join(copy, 'generated'))).toEqual(['kept.ts']);
  },
);
