/** The checker as a backend team installs it: the tarball, on the oldest Node that its package.json allows. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const installed = join(folder, 'package');

beforeAll(() => {
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: join(root, 'checker'), stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'));
});

/** This Node made as poor as 20.19: without what came after it, as the lists of names of both differ. */
const poorer = `
  delete Map.groupBy; delete Object.groupBy; delete Array.fromAsync; delete Error.isError; delete RegExp.escape;
  delete Promise.try; delete Promise.withResolvers; delete globalThis.Iterator; delete globalThis.URLPattern;
  const lists = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const [on, names] of [
    [Set.prototype, 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union'],
    [lists, 'drop every filter find flatMap forEach map reduce some take toArray'],
  ]) for (const name of names.split(' ')) delete on[name];`;

function packed(...args: string[]) {
  const poor = `data:text/javascript,${encodeURIComponent(poorer)}`;
  return spawnSync(process.execPath, ['--import', poor, join(installed, 'dist', 'main.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('it runs without what Node 20.19 lacks, writes every report and diffs its own contracts', () => {
  const reports = ['json', 'junit', 'sarif', 'html'].flatMap((kind) => [`--${kind}`, join(folder, kind)]);
  const run = packed('--target', inject('origin'), '--simulator', '--service', 'activity', ...reports);
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('✓ kept');
  expect(run.status).toBe(0);
  const contracts = join(installed, 'contracts');
  expect(packed('diff', contracts, contracts)).toMatchObject({ status: 0, stderr: '' });
});

test('recorded traffic is judged too', () => {
  const file = join(folder, 'traffic.har');
  const request = {
    method: 'POST',
    url: 'http://x/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo',
    postData: { text: '{"productCode":"12003"}' },
  };
  const content = { text: '{"resultCode":"E1200007","resultMsg":"不行","extData":null}' };
  const response = { status: 200, content: { mimeType: 'application/json', ...content } };
  writeFileSync(file, JSON.stringify({ log: { entries: [{ request, response }] } }));
  const { status, stdout, stderr } = packed('--har', file);
  expect(stderr).toBe('');
  expect(stdout).toContain('code E1200007 is not documented');
  expect(status).toBe(1);
});
