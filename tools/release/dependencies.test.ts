import { expect, test } from 'vitest';
import { importedPackages, pinnedVersions } from './dependencies.ts';

test.each([
  ["import a from 'ajv/dist/2020.js';", ['ajv']],
  ["export { b } from '@scope/name/part';", ['@scope/name']],
  ["const c = await import('yaml');", ['yaml']],
  ["const d = require('@faker-js/faker');", ['@faker-js/faker']],
  ["import fs from 'node:fs'; import os from 'os'; import './own.js';", []],
  ["const exported = `import { test } from '@playwright/test';`;", []],
  ['await import(pathToFileURL(file).href);', []],
])('finds the packages of %s', { tags: ['far-packages'] }, (text, names) => {
  expect(importedPackages(text)).toEqual(names);
});

test('returns sorted pinned versions, and refuses a package without one', { tags: ['far-packages'] }, () => {
  const pinned = { yaml: '2.9.1', ajv: '8.20.0', vite: '8.3.8' };
  expect(Object.entries(pinnedVersions(['yaml', 'ajv', 'yaml'], pinned))).toEqual([
    ['ajv', '8.20.0'],
    ['yaml', '2.9.1'],
  ]);
  expect(() => pinnedVersions(['left-pad'], pinned)).toThrow(
    'imports left-pad, which package.json does not list',
  );
});
