import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachOf } from './reach.mjs';
import { suites } from './suites.mjs';

const reached = (...files: string[]) => {
  const reach = reachOf(files);
  if (reach === 'all') return reach;
  // lint and types have no imports to follow.
  const follows = (name: string) => suites.find((suite) => suite.name === name)?.report !== undefined;
  return [...reach].map(([name, { byImports }]) => (byImports && follows(name) ? `${name}*` : name));
};

test.each([
  ['a contract', ['openapi/standard/openapi.yaml'], 'all'],
  ['what no row names', ['package-lock.json'], 'all'],
  ['one such file among others', ['docs/glossary.md', 'playwright.config.ts'], 'all'],
  ['the portal', ['portal/src/ui/text/MoneyText.tsx'], ['lint', 'types', 'unit*', 'browser', 'explore']],
  ['the explorer', ['tests/explore/rules/seen.ts'], ['lint', 'types', 'unit*', 'explore']],
  ['a document', ['CONTRIBUTING.md'], ['lint', 'unit*']],
  ['a guide, whose commands are run', ['docs/guide/buyer.md'], ['lint', 'unit*', 'contract']],
  ['a file that forges read', ['.github/workflows/test.yml'], ['lint', 'unit*']],
  ['a form’s test', ['tests/forms/forms.ts'], ['lint', 'types', 'unit*']],
  [
    'a browser test: those that import it',
    ['tests/e2e/home/home.spec.ts'],
    ['lint', 'types', 'unit*', 'browser*'],
  ],
])('%s reaches …', (_name, files, names) => {
  expect(reached(...files)).toEqual(names);
});

test('a change of the portal beside one of a browser test runs every browser test', () => {
  expect(reached('tests/e2e/home/home.spec.ts')).toContain('browser*');
  expect(reached('tests/e2e/home/home.spec.ts', 'portal/src/main.ts')).toContain('browser');
});

test('the rows name suites that there are', () => {
  const names = new Set(suites.map(({ name }) => name));
  const text = readFileSync('tools/launch/reach.mjs', 'utf8');
  const named = [...text.matchAll(/reaches: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
