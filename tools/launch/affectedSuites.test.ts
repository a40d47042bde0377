import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { affectedBy } from './affectedSuites.mjs';
import { suites } from './suites.mjs';

/** Returns the affected suites; `*` after a name means that only test files with an import of a changed file run. */
const reached = (...files: string[]) => {
  const reach = affectedBy(files);
  if (reach === 'all') return reach;
  // lint and types have no imports to follow.
  const follows = (name: string) => suites.find((suite) => suite.name === name)?.report !== undefined;
  return [...reach].map(([name, { byImports }]) => (byImports && follows(name) ? `${name}*` : name));
};

test.each([
  ['a contract', ['openapi/standard/openapi.yaml'], 'all'],
  ['a path without a row', ['package-lock.json'], 'all'],
  ['a mix with such a path', ['docs/glossary.md', 'playwright.config.ts'], 'all'],
  ['the portal', ['portal/src/ui/text/MoneyText.tsx'], ['lint', 'types', 'unit*', 'browser', 'explore']],
  ['the explorer', ['tests/explore/rules/seen.ts'], ['lint', 'types', 'unit*', 'explore']],
  ['a document', ['CONTRIBUTING.md'], ['lint', 'unit*']],
  ['a guide whose commands a test runs', ['docs/guide/buyer.md'], ['lint', 'unit*', 'contract']],
  ['a CI file', ['.github/workflows/test.yml'], ['lint', 'unit*']],
  ['a form’s test', ['tests/forms/forms.ts'], ['lint', 'types', 'unit*']],
  ['a browser test', ['tests/e2e/home/home.spec.ts'], ['lint', 'types', 'unit*', 'browser*']],
])('finds the suites affected by %s', (_name, files, names) => {
  expect(reached(...files)).toEqual(names);
});

test('runs only a changed browser test, but all of them if the portal has changed too', () => {
  expect(reached('tests/e2e/home/home.spec.ts')).toContain('browser*');
  expect(reached('tests/e2e/home/home.spec.ts', 'portal/src/main.ts')).toContain('browser');
});

test('the rows name existing suites', () => {
  const names = new Set(suites.map(({ name }) => name));
  const text = readFileSync('tools/launch/affectedSuites.mjs', 'utf8');
  const named = [...text.matchAll(/reaches: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
