import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proofs } from '#tools/launch/proofs.mjs';
import { proseOf } from './comments.ts';
import { filesBelow, root } from './files.ts';
import { commandsNamed, pathsNamed, proofsNamed, topFolders } from './guides.ts';
import { danglingIn, headingsOf, sectionTable, type Library } from './references.ts';

const paths = filesBelow();
const texts = new Map<string, string>();
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}
const library: Library = { files: new Set(paths), read };
const dangling = danglingIn(library);

/** Unchecked files: generated ones, and requirement rows, whose notes name their sources. */
const unchecked = /^(generated\/|tests\/requirements\.yaml$)/;

test(
  'resolves every reference in comments and docs to a file and heading',
  { tags: ['read-reference-leads'] },
  () => {
    const found = paths
      .filter((file) => !unchecked.test(file))
      .flatMap((file) =>
        proseOf(file, read(file)).flatMap((prose) => dangling(file, prose).map((what) => `${file}: ${what}`)),
      );
    expect(found.join('\n')).toBe('');
  },
);

test.each([
  ['a section', '1 §2', '1 §10'],
  ['a section of the document named before', 'spec 2 §4, §9', 'spec 2 §4, §12'],
  ['a section without a document', '2 §2.4', 'see §4'],
  ['a page', 'docs/design/look.md', 'docs/design/feel.md'],
  ['a page by its folder', 'see `docs/glossary.md`', 'see look.md'],
  ['a source file with its folder', '(server/app.ts)', '(server/oldApp.ts)'],
  ['a rule of a page', 'docs/design/look.md rule 8, 20', 'docs/design/look.md rule 99'],
  ['a heading of a page', 'docs/design/architecture.md, "Errors"', 'docs/design/architecture.md, "Mistakes"'],
  ['a decision', 'docs/decisions/0214', 'docs/decisions/0999'],
  ['a settled point', 'as decision 14 says', 'as decision 77 says'],
  ['an open point', 'open point ns-loading-delay', 'open point ns-loading-speed'],
  ['texts, not by the outside file copy.yaml', 'docs/design/copy.md: guard', 'copy.yaml: guard'],
  ['open points, not by the outside file not-shown', 'docs/product/open-points.md', '(not-shown)'],
  ['an issue, which is outside the repository', 'a claim', 'a claim (issue 35)'],
  ['a picture', 'a tile', 'a tile, repay-1440.png'],
])(
  'resolves known references and reports unknown ones: %s',
  { tags: ['read-reference-leads'] },
  (_, known, unknown) => {
    expect(dangling('portal/src/a.ts', known)).toEqual([]);
    expect(dangling('portal/src/a.ts', unknown)).toHaveLength(1);
  },
);

test.each([
  ['a link to a page', '[x](../README.md)', '[x](../NONE.md)'],
  ['a link to a heading', '[x](guard.md#missing-product)', '[x](guard.md#missing-person)'],
  ['a link to a heading of the page itself', '[x](#pages)', '[x](#none)'],
  ['a link, which code may show', '`[x](none.txt)`', '[x](none.txt)'],
])('resolves Markdown: %s', { tags: ['read-reference-leads'] }, (_, known, unknown) => {
  expect(dangling('docs/product/README.md', known)).toEqual([]);
  expect(dangling('docs/product/README.md', unknown).length).toBeGreaterThan(0);
});

test('has every path, command and proof that docs name', { tags: ['read-reference-leads'] }, () => {
  const pages = paths.filter((path) => /^docs\/.*\.md$/.test(path));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = pages.flatMap((page) => [
    ...pathsNamed(read(page)).filter((path) => isWhole(path) && !existsSync(join(root, path))),
    ...commandsNamed(read(page)).filter((command) => !(command in scripts)),
    ...proofsNamed(read(page)).filter((name) => !(name in proofs)),
  ]);
  expect(missing).toEqual([]);
});

/** Tells whether a path begins at the repository root and is no decision number. */
const isWhole = (path: string): boolean =>
  topFolders.includes(path.split('/')[0] ?? '') && !/^docs\/decisions\/\d{4}$/.test(path);

test('reads comments, not code', { tags: ['read-reference-leads'] }, () => {
  const text = "/** look.md */ const a = 'decisions.md 4'; // 1 §2\n// and §3\n";
  expect(proseOf('a.ts', text).map((comment) => comment.trim())).toEqual(['* look.md', '1 §2 and §3']);
  expect(proseOf('a.css', 'a {} /* look.md */')).toEqual(['/* look.md */']);
  expect(proseOf('a.png', 'look.md')).toEqual([]);
});

test('maps each section of the specifications to a page and heading', { tags: ['read-section-map'] }, () => {
  const numbered = (document: number) =>
    Array.from({ length: 9 }, (_, index) => `${String(document)} §${String(index + 1)}`);
  const parts = [1, 2, 3, 4, 5].map((part) => `2 §2.${String(part)}`);
  const table = sectionTable(library);
  expect([...table.keys()].sort()).toEqual(
    [...numbered(1), ...numbered(2), ...parts, '1 intro', '2 intro'].sort(),
  );
  for (const [section, links] of table) expect(links.length, section).toBeGreaterThan(0);
});

test('docs has documents only, every settled point, and full indexes', { tags: ['read-docs-only'] }, () => {
  const docs = paths.filter((path) => path.startsWith('docs/') && !path.startsWith('docs/deploy/'));
  expect(docs.filter((path) => !/\.(md|png|webp|svg)$/.test(path))).toEqual([]);
  // The settled points of the specification keep their numbers 0201 to 0245 (docs/decisions/README.md).
  const settled = docs.flatMap((path) => /decisions\/(02\d\d)-/.exec(path)?.[1] ?? []);
  expect(settled.slice(0, 45)).toEqual(
    Array.from({ length: 45 }, (_, index) => String(201 + index).padStart(4, '0')),
  );
  for (const folder of ['contributing', 'design', 'product', 'performance', 'guide']) {
    const index = read(`docs/${folder}/README.md`);
    const pages = docs.filter((path) => path.startsWith(`docs/${folder}/`) && !path.endsWith('README.md'));
    expect(pages.filter((path) => !index.includes(`](${path.split('/').at(-1) ?? ''})`))).toEqual([]);
    for (const page of pages) expect(headingsOf(read(page)).length, page).toBeGreaterThan(0);
  }
});
