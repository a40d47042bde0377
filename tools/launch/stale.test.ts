import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../fingerprint.mjs';
import { unlessFresh } from './stale.mjs';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'stale-'));
  mkdirSync(join(base, 'src/node_modules'), { recursive: true });
  writeFileSync(join(base, 'src/a.ts'), 'a');
});
afterEach(() => rmSync(base, { recursive: true }));

const print = () => fingerprint(base, ['src', 'missing', 'lock'], (path) => path.endsWith('.skip'));

test('a changed, renamed or new file changes the fingerprint, a skipped file does not', () => {
  const first = print();
  writeFileSync(join(base, 'src/b.skip'), 'b');
  writeFileSync(join(base, 'src/node_modules/c.ts'), 'c');
  expect(print()).toBe(first);
  writeFileSync(join(base, 'src/a.ts'), 'b');
  const changed = print();
  renameSync(join(base, 'src/a.ts'), join(base, 'src/b.ts'));
  const renamed = print();
  writeFileSync(join(base, 'lock'), '');
  expect(new Set([first, changed, renamed, print()]).size).toBe(4);
});

test('skips a fresh build, and repeats a failed one', async () => {
  const stamp = join(base, 'dist/.built');
  const built: string[] = [];
  const build = (name: string) => () => Promise.resolve(void built.push(name));
  await unlessFresh(stamp, 'one', build('first'));
  await unlessFresh(stamp, 'one', build('again'));
  await expect(unlessFresh(stamp, 'two', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  await unlessFresh(stamp, 'two', build('second'));
  expect(built).toEqual(['first', 'second']);
});
