/** Writes the lists of rows in docs/product, from tests/requirements.yaml and the test files. Part of `npm run generate`. */
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { TestFile } from '../../requirements/testFile.ts';
import { assign, withRows, type Page, type Row } from './pages.ts';
import { filesNaming } from './proofs.ts';

const FOLDER = 'docs/product';
const TESTS = ['tests', 'tools', 'simulator', 'portal/src', 'openapi/rules', 'checker'];

/**
 * @param check true only compares and writes nothing
 * @returns the pages that were out of date; with `check` they still are
 */
export async function ensureProductRows(root: string, check: boolean): Promise<string[]> {
  // A test may run the generator without documentation.
  if (!existsSync(join(root, FOLDER))) return [];
  const rows: Row[] = parse(await readFile(join(root, 'tests/requirements.yaml'), 'utf8'));
  const pages = await pagesOf(root);
  const proofs = filesNaming(
    rows.map(({ id }) => id),
    await testFiles(root),
  );
  const assigned = assign(rows, pages);
  const stale = pages.flatMap((page) => {
    const text = withRows(page, assigned.get(page.path) ?? [], proofs);
    return text === page.text ? [] : [{ path: page.path, text }];
  });
  if (!check) await Promise.all(stale.map(({ path, text }) => writeFile(join(root, path), text)));
  return stale.map(({ path }) => path);
}

async function pagesOf(root: string): Promise<Page[]> {
  const names = (await readdir(join(root, FOLDER))).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = `${FOLDER}/${name}`;
      return { path, text: await readFile(join(root, path), 'utf8') };
    }),
  );
}

async function testFiles(root: string): Promise<TestFile[]> {
  const paths = (await Promise.all(TESTS.map((folder) => testsBelow(join(root, folder))))).flat().sort();
  return Promise.all(
    paths.map(async (path) => ({ path: relative(root, path), text: await readFile(path, 'utf8') })),
  );
}

async function testsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'));
}
