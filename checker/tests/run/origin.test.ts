/** Tests that each finding has an origin: `core` if the contract states it, `conventions` if it is inferred. `--no-conventions` omits the latter. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/composition/check.ts';
import { checker, type CommandResult } from '../support/commandLine.ts';
import { shop, shopContract } from '../support/itemShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'origin-'));
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const reportAt = (name: string): Report => JSON.parse(read(name));
const forgetful = await shop({ fault: 'forgets writes' });
afterAll(() => {
  forgetful.stop();
  rmSync(folder, { recursive: true });
});

// The shop does not serve this path, so its 404 breaks the contract itself, not a convention.
const missing = { '/stock': { get: { operationId: 'stock', responses: { '200': { description: 'ok' } } } } };
const contracts = ['--contracts', at('items.json')];

async function checked(name: string, ...flags: readonly string[]): Promise<CommandResult> {
  const kinds = ['json', 'junit', 'sarif', 'html', 'markdown'];
  const files = kinds.flatMap((kind) => [`--${kind}`, at(`${name}.${kind}`)]);
  return checker(...contracts, ...files, ...flags);
}

const sending = ['--target', forgetful.origin, '--writes', '--cases', '2', '--seed', '1'];
let whole: CommandResult;
let core: CommandResult;
beforeAll(async () => {
  writeFileSync(at('items.json'), JSON.stringify(shopContract({}, missing)));
  whole = await checked('whole', ...sending, '--save-har', at('whole.har'));
  core = await checked('core', ...sending, '--no-conventions');
});

const originsOf = (name: string): string[] =>
  [...new Set(reportAt(`${name}.json`).findings.map(({ check, origin }) => `${check} ${origin}`))].sort();

test('gives each finding of the JSON report its origin', { tags: ['one-checker-origin'] }, () => {
  expect(originsOf('whole')).toEqual(['consistent conventions', 'http-status core']);
});

test('names the origin in text, JUnit, SARIF, HTML and Markdown', { tags: ['one-checker-origin'] }, () => {
  for (const text of [whole.out, read('whole.html'), read('whole.markdown')]) {
    expect(text).toContain('(core)');
    expect(text).toContain('(conventions)');
  }
  for (const origin of ['core', 'conventions']) {
    expect(read('whole.junit')).toContain(`<property name="origin" value="${origin}"/>`);
    const { runs } = JSON.parse(read('whole.sarif'));
    expect(runs[0].results).toContainEqual(expect.objectContaining({ properties: { origin } }));
    expect(runs[0].tool.driver.rules).toContainEqual(
      expect.objectContaining({ properties: { tags: [origin] } }),
    );
  }
});

test('reports only findings of the core with --no-conventions', { tags: ['one-checker-origin'] }, () => {
  expect(core.code).toBe(1);
  expect(originsOf('core')).toEqual(['http-status core']);
  const inCore = ({ origin }: Report['findings'][number]) => origin === 'core';
  const fingerprints = ({ findings }: Report) => findings.map(({ fingerprint }) => fingerprint);
  expect(fingerprints(reportAt('core.json'))).toEqual(
    fingerprints({ ...reportAt('whole.json'), findings: reportAt('whole.json').findings.filter(inCore) }),
  );
});

test(
  'names --no-conventions in the report and keeps it for a replay',
  { tags: ['one-checker-origin'] },
  () => {
    expect(core.out).toContain('conventions: --no-conventions is given');
    expect(core.out).not.toContain('read back:');
    expect(reportAt('core.json').findings[0]?.replay).toContain('--no-conventions');
    expect(read('core.sarif')).not.toContain('"conventions"');
  },
);

test('checks recorded traffic without the conventions', { tags: ['one-checker-origin'] }, async () => {
  expect((await checked('har', '--har', at('whole.har'))).code).toBe(1);
  expect(originsOf('har')).toContain('consistent conventions');
  await checked('harCore', '--har', at('whole.har'), '--no-conventions');
  expect(originsOf('harCore')).not.toContain('consistent conventions');
});
