import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest } from './evidence.ts';

test('reads outcome and ids of each Vitest test; one without assertions is empty', () => {
  const assertion = (title: string, status: string, tags: string[] = [], assertions = 1) => ({
    ancestorTitles: ['menu'],
    title,
    status,
    tags: ['menu-order', ...tags],
    meta: { assertions },
  });
  const report = {
    testResults: [
      {
        assertionResults: [
          assertion('first', 'passed', ['a-b', 'c-d']),
          assertion('second', 'failed'),
          assertion('third', 'todo'),
          assertion('fourth', 'pending'),
          assertion('types alone', 'passed', [], 0),
        ],
      },
    ],
  };
  expect(fromVitest(report, 'http').map(({ kind, outcome, ids }) => [kind, outcome, ids])).toEqual([
    ['http', 'passed', ['menu-order', 'a-b', 'c-d']],
    ['http', 'failed', ['menu-order']],
    ['http', 'skipped', ['menu-order']],
    ['http', 'skipped', ['menu-order']],
    ['http', 'empty', ['menu-order']],
  ]);
});

test('Playwright: counts expected passes, also at the second attempt, and no expected failure', () => {
  const spec = (title: string, status: string, ...results: string[]) => ({
    title,
    tags: ['home-id'],
    tests: [{ status, results: results.map((one) => ({ status: one })) }],
  });
  const inner = {
    title: 'home',
    specs: [
      spec('passes', 'expected', 'passed'),
      spec('second attempt', 'flaky', 'failed', 'passed'),
      spec('failed twice', 'unexpected', 'failed', 'failed'),
      spec('test.fail that fails', 'expected', 'failed'),
      spec('test.fail that passes', 'unexpected', 'passed'),
      spec('skipped', 'skipped'),
    ],
  };
  const report = { suites: [{ title: 'home.spec.ts', specs: [], suites: [inner] }] };
  expect(fromPlaywright(report).map(({ outcome, ids }) => [outcome, ids])).toEqual([
    ['passed', ['home-id']],
    ['passed', ['home-id']],
    ['failed', ['home-id']],
    ['failed', ['home-id']],
    ['failed', ['home-id']],
    ['skipped', ['home-id']],
  ]);
});
