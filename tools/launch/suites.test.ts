import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suites } from './suites.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every suite has a unique name and runs an existing script', () => {
  expect(new Set(suites.map(({ name }) => name)).size).toBe(suites.length);
  const named = suites.flatMap(({ command }) => /^npm run --silent ([\w:-]+)/.exec(command)?.[1] ?? []);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('--help prints the usage and runs nothing', () => {
  const printed = execFileSync(process.execPath, ['tools/launch/test.mjs', '--help'], { encoding: 'utf8' });
  expect(printed).toContain('npm test [-- [SUITE…] [--changed | --quick]]');
  expect(printed).not.toContain('passed');
});
