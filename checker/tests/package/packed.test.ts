/** Tests the checker as a backend team installs it: the tarball, on the oldest Node that its package.json allows. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { packed } from '../../../tools/release/packed.ts';
import { checkedBackends } from '../support/checkedBackends/index.ts';
import { localRegistry } from '../support/localRegistry.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const installed = join(folder, 'package');

beforeAll(async () => {
  const { tarball } = await packed('contract-checker', folder);
  cpSync(tarball, join(folder, 'checker.tgz'));
  execFileSync('tar', ['-xzf', 'checker.tgz'], { cwd: folder });
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'));
});

/** A module that removes what Node 20.19 lacks from this Node. */
const poorer = `
  import module from 'node:module'; delete module.enableCompileCache;
  delete Map.groupBy; delete Object.groupBy; delete Array.fromAsync; delete Error.isError; delete RegExp.escape;
  delete Promise.try; delete Promise.withResolvers; delete globalThis.Iterator; delete globalThis.URLPattern;
  const lists = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const [on, names] of [
    [Set.prototype, 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union'],
    [lists, 'drop every filter find flatMap forEach map reduce some take toArray'],
  ]) for (const name of names.split(' ')) delete on[name];`;

function check(...args: string[]) {
  const poor = `data:text/javascript,${encodeURIComponent(poorer)}`;
  return spawnSync(process.execPath, ['--import', poor, join(installed, 'dist', 'main.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('runs on Node 20.19, writes every report and compares its own contracts', () => {
  const reports = ['json', 'junit', 'sarif', 'html'].flatMap((kind) => [`--${kind}`, join(folder, kind)]);
  const run = check('--target', inject('origin'), '--simulator', '--service', 'activity', ...reports);
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('✓ kept');
  expect(run.status).toBe(0);
  const contracts = join(installed, 'contracts');
  expect(check('diff', contracts, contracts)).toMatchObject({ status: 0, stderr: '' });
});

test('checks recorded traffic', () => {
  const file = join(folder, 'traffic.har');
  const request = {
    method: 'POST',
    url: 'http://x/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo',
    postData: { text: '{"productCode":"12003"}' },
  };
  const content = { text: '{"resultCode":"E1200007","resultMsg":"不行","extData":null}' };
  const response = { status: 200, content: { mimeType: 'application/json', ...content } };
  writeFileSync(file, JSON.stringify({ log: { entries: [{ request, response }] } }));
  const { status, stdout, stderr } = check('--har', file);
  expect(stderr).toBe('');
  expect(stdout).toContain('code E1200007 is not documented');
  expect(status).toBe(1);
});

interface Block {
  readonly kind: string;
  /** File name under which a reader saves the block. */
  readonly file: string | undefined;
  readonly text: string;
}

const blocks = [
  ...readFileSync(join(root, 'checker', 'first-check.md'), 'utf8').matchAll(
    /^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm,
  ),
].map(([, kind = '', file = '', text = '']): Block => ({ kind, file: file === '' ? undefined : file, text }));
const saving = (file: string, text: string): string => `cat > ${file} <<'END_OF_FILE'\n${text}END_OF_FILE`;
/** Separates the output of one block of commands from the next. */
const MARK = '--- next ---';

/** checker/first-check.md as a newcomer follows it: its files, its commands, with no network. */
test('turns a build red for a wrong code and green after the fix', async () => {
  const registry = await localRegistry();
  onTestFinished(registry.stop);
  const env = {
    ...process.env,
    npm_config_registry: registry.origin,
    npm_config_cache: join(folder, 'cache'),
    npm_config_ignore_scripts: 'true',
    npm_config_update_notifier: 'false',
  };
  // In the order of the page, since later commands read files of earlier ones.
  const commands = blocks.map(({ kind, file, text }) => {
    if (file !== undefined) return saving(file, text);
    return kind === 'sh' ? text : '';
  });
  const shell = spawn('bash', ['-c', commands.join(`\necho '${MARK}'\n`)], { cwd: folder, env });
  let out = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  await new Promise((done) => shell.once('close', done));

  const outputs = out.split(MARK);
  // A block of text shows the output of the block before it.
  const promised = blocks.flatMap(({ kind, text }, index) =>
    kind === 'text'
      ? text
          .trim()
          .split('\n')
          .map((line) => ({ line, output: outputs[index - 1] }))
      : [],
  );
  expect(promised).toHaveLength(9);
  for (const { line, output } of promised) expect(output, out).toContain(line);
  expect(out).not.toContain('session=demo');
  expect(readFileSync(join(folder, 'contract.xml'), 'utf8')).toContain('<testsuite');
});

test.each([
  ['ci/action.yml', (file: string) => parse(file).runs.steps[0].run as string],
  ['ci/gitlab.yml', (file: string) => (parse(file)['.contract-check'].script as string[]).join('\n')],
])('%s: fails for a wrong backend with reports, passes for a correct one', async (file, scriptOf) => {
  // The test above proves that npx installs and starts the package.
  const npx = `npx() { [ "$1 $2 $3 $4" = '--yes --package ./checker.tgz contract-check' ] && shift 4 && "${process.execPath}" package/dist/main.js "$@"; }`;
  const script = `${npx}\n${scriptOf(readFileSync(join(installed, file), 'utf8'))}`;
  const env = {
    ...process.env,
    ...{ PACKAGE: './checker.tgz', CHECKER: './checker.tgz', BASELINE: '' },
    GITHUB_STEP_SUMMARY: join(folder, 'step.md'),
  };
  const petshop = checkedBackends.find(({ name }) => name === 'petshop')!;
  cpSync(petshop.folder, join(folder, 'petshop'), { recursive: true });
  const build = async (fault?: string): Promise<number | null> => {
    const { origin, stop } = await petshop.start(fault);
    onTestFinished(stop);
    const config = join(folder, 'petshop', 'ci.yaml');
    const [accounts] = readFileSync(join(petshop.folder, 'check.yaml'), 'utf8').split('reset:');
    writeFileSync(config, `target: ${origin}\ninclude: getPet\n${accounts}`);
    const asked = { ...env, CONFIG: config, CHECK_CONFIG: config, TARGET: '' };
    const shell = spawn('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: folder,
      env: asked,
      stdio: 'ignore',
    });
    return new Promise((done) => shell.once('close', done));
  };
  expect(await build()).toBe(0);
  expect(readFileSync(join(folder, 'contract.md'), 'utf8')).toContain('kept');
  expect(await build('ids are texts')).toBe(1);
  expect(readFileSync(join(folder, 'contract.xml'), 'utf8')).toContain('<failure');
  expect(readFileSync(join(folder, 'contract.md'), 'utf8')).toContain('/id must be integer');
  if (file === 'ci/action.yml')
    expect(readFileSync(join(folder, 'step.md'), 'utf8')).toContain('/id must be integer');
});
