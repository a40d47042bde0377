import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stateOf } from './watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'watched-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a changed input triggers another run, a changed report or log does not', () => {
  const report = join(folder, 'contract.json');
  const state = (): string => stateOf([folder], [report]);
  const isChangedBy = (name: string): boolean => {
    const before = state();
    writeFileSync(join(folder, name), `${before} ${name}`);
    return state() !== before;
  };
  mkdirSync(join(folder, 'parts'));
  mkdirSync(join(folder, 'node_modules'));
  expect(['check.yaml', 'parts/pet.json'].map(isChangedBy)).toEqual([true, true]);
  expect(['contract.json', 'check.log', 'node_modules/package.json'].map(isChangedBy)).toEqual([
    false,
    false,
    false,
  ]);
});
