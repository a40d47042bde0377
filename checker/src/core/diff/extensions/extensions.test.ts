import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundled } from '../../reading/locate.ts';
import { rules } from '../changes/rules.ts';
import { compare } from '../compare.ts';
import { sideOf } from '../sides/side.ts';

const folder = mkdtempSync(join(tmpdir(), 'diff-house-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = readFileSync(join(bundled.folder, 'standard', 'openapi.json'), 'utf8');

interface Operation {
  'x-login'?: string;
  'x-errors': { code: string; when: string; provenance?: string }[];
}
interface Document {
  'x-envelope': { code: string };
  paths: Record<string, { post: Operation }>;
}
const PATH = '/jc/stdjc/page/coupon/queryCouponInfo';
const original = join(folder, 'old.json');
writeFileSync(original, text);

/** Returns the verdicts and rules of the changes after this edit. */
async function verdictsOf(change: (operation: Operation, document: Document) => void): Promise<string[]> {
  const document = JSON.parse(text) as Document;
  change(document.paths[PATH]!.post, document);
  const file = join(folder, 'new.json');
  writeFileSync(file, JSON.stringify(document));
  const changes = compare(await sideOf(original), await sideOf(file));
  return changes.map(({ rule }) => `${rules[rule].verdict} ${rule}`);
}

test.each<[string, (operation: Operation, document: Document) => void, string[]]>([
  ['nothing', () => undefined, []],
  [
    // The code for a missing login goes too.
    'a login that becomes optional',
    (operation) => Object.assign(operation, { 'x-login': 'optional' }),
    ['safe login-dropped', 'safe code-removed'],
  ],
  [
    'a new code',
    (operation) => operation['x-errors'].splice(1, 0, { code: 'E1200007', when: 'state' }),
    ['unclear code-added'],
  ],
  ['another precedence', (operation) => operation['x-errors'].reverse(), ['breaking precedence-changed']],
  [
    'a code with another meaning',
    (operation) => Object.assign(operation['x-errors'][0]!, { when: 'state' }),
    ['breaking code-means-other'],
  ],
  [
    'an assumed code that becomes agreed',
    (operation) => void delete operation['x-errors'][0]!.provenance,
    ['safe code-agreed'],
  ],
  [
    'another pointer of the code',
    (_, document) => Object.assign(document['x-envelope'], { code: '/code' }),
    ['breaking envelope-changed'],
  ],
])('judges %s in our extensions', async (_, change, expected) => {
  expect(await verdictsOf(change)).toEqual(expected);
});
