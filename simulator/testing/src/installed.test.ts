import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installedSimulator } from './installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'installed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('says which package to install if none is installed', { tags: ['far-packages'] }, () => {
  expect(() => installedSimulator(folder)).toThrow(
    'no simulator to start: install @purchasing-credit/simulator, or name a checkout of the repository',
  );
});

test('finds the command of the installed simulator', { tags: ['far-packages'] }, () => {
  const place = join(folder, 'node_modules/@purchasing-credit/simulator');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "bin": { "simulator": "src/start.js" } }');
  expect(installedSimulator(folder)).toBe(join(place, 'src/start.js'));
});
