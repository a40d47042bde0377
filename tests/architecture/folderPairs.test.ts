import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';
import { folderPairsOf } from './folderPairs.ts';
import { importsOf } from './imports.ts';

/** Files of the checker's package with their relative imports; tests beside the code may import anything. */
const checker = new Map(
  filesBelow('checker/src')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => {
      const specifiers = importsOf(file, readFileSync(join(root, file), 'utf8'));
      const own = specifiers.filter((specifier) => specifier.startsWith('.'));
      return [file, own.map((specifier) => posix.join(posix.dirname(file), specifier))] as const;
    }),
);

test('has no two checker folders that import each other', { tags: ['one-checker-folders'] }, () => {
  expect(checker.size).toBeGreaterThan(300);
  expect(folderPairsOf(checker)).toEqual([]);
});

test('finds mutual imports between two checker folders', { tags: ['one-checker-folders'] }, () => {
  const file = 'checker/src/core/contract/types.ts';
  const importer = 'checker/src/core/requests/pool.ts';
  const withMutualImport = new Map([...checker, [file, [importer]]]);
  expect(folderPairsOf(withMutualImport)).toEqual([expect.stringContaining(`${file} → ${importer}`)]);
});

test.each<[string, Record<string, string[]>, string[]]>([
  ['one direction', { 'a/x.ts': ['b/y.ts'], 'b/y.ts': [] }, []],
  ['one folder', { 'a/x.ts': ['a/y.ts'], 'a/y.ts': ['a/x.ts'] }, []],
  [
    'both directions by different files',
    { 'a/x.ts': ['b/y.ts'], 'b/z.ts': ['a/w.ts'] },
    ['a/x.ts → b/y.ts, b/z.ts → a/w.ts'],
  ],
  [
    'a folder and one within it',
    { 'a/x.ts': ['a/b/y.ts'], 'a/b/y.ts': ['a/z.ts'] },
    ['a/x.ts → a/b/y.ts, a/b/y.ts → a/z.ts'],
  ],
])('finds pairs of folders: %s', (_, graph, pairs) => {
  expect(folderPairsOf(new Map(Object.entries(graph)))).toEqual(pairs);
});

test(
  'imports the checker’s conventions from one file outside their folder',
  { tags: ['one-checker-areas'] },
  () => {
    const importing = [...checker]
      .filter(([, targets]) => targets.some((target) => target.startsWith('checker/src/conventions/')))
      .map(([file]) => file)
      .filter((file) => !file.startsWith('checker/src/conventions/'));
    expect(importing).toEqual(['checker/src/composition/conventions.ts']);
  },
);
