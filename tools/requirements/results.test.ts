import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults } from './results.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (suite: string, sources: string | undefined) => {
  const test = { ancestorTitles: [], title: 'it is so', tags: ['a-row'], status: 'passed' };
  const report = { testResults: [{ assertionResults: [test] }], suites: [], sources };
  writeFileSync(join(folder, `${suite}.json`), JSON.stringify(report));
};

test('ignores results of other sources, and names the suites without results', () => {
  write('unit', 'abc');
  write('contract', 'abc+12');
  expect(readResults(folder, 'abc')).toEqual({
    evidence: [{ test: 'it is so', kind: 'unit', outcome: 'passed', ids: ['a-row'] }],
    missing: [
      'the results of the contract tests are of abc+12, not of abc: npm test -- contract',
      'no results of the browser tests: npm test -- browser',
      'no results of the explore tests: npm test -- explore',
    ],
  });
});

test('ignores a report without the launcher’s stamp', () => {
  write('unit', undefined);
  expect(readResults(folder, 'abc').evidence).toEqual([]);
});
