import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suites } from './suites.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every suite has a name of its own and runs a script that there is', () => {
  expect(new Set(suites.map(({ name }) => name)).size).toBe(suites.length);
  const named = suites.flatMap(({ command }) => /^npm run --silent ([\w:-]+)/.exec(command)?.[1] ?? []);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('--help says the usage, and runs nothing', () => {
  const said = execFileSync(process.execPath, ['tools/launch/test.mjs', '--help'], { encoding: 'utf8' });
  expect(said).toContain('npm test [-- [SUITE…] [--changed]]');
  expect(said).not.toContain('passed');
});
