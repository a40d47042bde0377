/** Tests the client package as another team installs it, and the release command. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { packed } from '#tools/release/packed.ts';
import { localRegistry } from '../../../checker/tests/support/localRegistry.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, { recursive: true }));
let tarball = '';

beforeAll(async () => {
  ({ tarball } = await packed('client', folder));
  const registry = await localRegistry();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const env = { npm_config_registry: registry.origin, npm_config_cache: join(folder, 'cache') };
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund', tarball], env);
  await registry.stop();
  if (code !== 0) throw new Error(`npm install ended with ${code}: ${output}`);
  const readme = readFileSync(join(folder, 'node_modules/@purchasing-credit/client/README.md'), 'utf8');
  writeFileSync(join(folder, 'coupons.ts'), /^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? '');
});

/** Runs a command asynchronously, because the registry and the simulator run in this process. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(command, [...args], { cwd: folder, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
}

test('runs the README’s example with the installed client', { tags: ['far-packages'] }, async () => {
  const answer = await run(process.execPath, ['coupons.ts'], { SIM_ORIGIN: inject('origin') });
  expect(answer).toEqual({ code: 0, output: expect.stringMatching(/^\d+ coupons\n$/) });
});

test('a CommonJS module can load the client by import()', { tags: ['far-packages'] }, async () => {
  const file = join(folder, 'names.cjs');
  writeFileSync(
    file,
    "import('@purchasing-credit/client/standard').then((all) => console.log(typeof all.queryCouponInfo));",
  );
  expect(await run(process.execPath, [file])).toEqual({ code: 0, output: 'function\n' });
});

test.each(['nodenext', 'bundler'])(
  'compiles the example as %s resolves modules, and refuses an unknown code',
  { tags: ['far-packages'] },
  async (resolution) => {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    const module = resolution === 'bundler' ? 'esnext' : resolution;
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--moduleResolution',
      resolution,
      ...types,
    ];
    const example = readFileSync(join(folder, 'coupons.ts'), 'utf8');
    mkdirSync(join(folder, 'wrong'), { recursive: true });
    writeFileSync(join(folder, 'wrong/coupons.ts'), example.replace("'0000006'", "'0000007'"));
    const files = ['coupons.ts', 'wrong/coupons.ts'];
    const { output } = await run(process.execPath, [
      ...[compiler, ...options, '--module', module, '--ignoreConfig', ...files],
    ]);
    expect(output).toMatch(/^wrong\/coupons\.ts\(\d+,\d+\): error TS\d+: Type '"0000007"' is not comparable/);
    expect(output).not.toMatch(/^coupons\.ts/m);
  },
);

test('has the same bytes when it is built again elsewhere', { tags: ['far-trust'] }, async () => {
  const second = await packed('client', join(folder, 'again'));
  expect(readFileSync(second.tarball).equals(readFileSync(tarball))).toBe(true);
});

test.each(['', '--publish', '--dry --now'])(
  'npm run release with the arguments "%s" publishes nothing and prints its usage',
  { tags: ['far-release'] },
  (given) => {
    const script = join(root, 'tools/release/index.ts');
    const args = given.split(' ').filter(Boolean);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('npm run release -- --dry');
    expect(stderr).toContain('There is no option that publishes');
  },
);
