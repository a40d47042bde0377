import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceState } from './sourceState.mjs';

let root: string;
const write = (file: string, content: string) => writeFileSync(join(root, file), content);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'tests'));
  git('init', '-q');
  write('a.ts', 'a');
  git('add', '-A');
  git('commit', '-qm', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

test('each changed, new or removed file changes the state', () => {
  const commit = git('rev-parse', 'HEAD').trim();
  expect(sourceState(root)).toBe(commit);
  const states = [() => write('a.ts', 'b'), () => write('b.ts', ''), () => rmSync(join(root, 'a.ts'))].map(
    (change) => {
      change();
      return sourceState(root);
    },
  );
  expect(new Set([commit, ...states]).size).toBe(4);
  expect(states.every((state) => state.startsWith(`${commit}+`))).toBe(true);
});

test('a change of the list of proven rows does not change the state', () => {
  const before = sourceState(root);
  write('tests/proven.txt', 'a-row\n');
  expect(sourceState(root)).toBe(before);
});

test('returns "no commit" without a repository', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(sourceState(root)).toBe('no commit');
});

test('notices a change beside a linked folder and another repository', () => {
  mkdirSync(join(root, 'other'));
  execFileSync('git', ['init', '-q'], { cwd: join(root, 'other') });
  symlinkSync('tests', join(root, 'linked'));
  const before = sourceState(root);
  write('a.ts', 'b');
  expect(sourceState(root)).not.toBe(before);
  expect(before).not.toBe('no commit');
});
