import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Contract } from '#tools/contract/document.ts';
import { scenarioProblems } from './namedScenarios.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const naming = (scenario: string): Contract[] => [
  {
    service: 'standard',
    document: {} as Contract['document'],
    operations: [
      {
        operationId: 'queryTitle',
        errors: [
          { code: 'E9000001', when: 'request-invalid' },
          { code: 'E1', when: 'state', scenario },
        ],
      } as unknown as Contract['operations'][number],
    ],
  },
];

test('reports a row with an unknown scenario and suggests the nearest name', () => {
  mkdirSync(join(root, 'scenarios/errors'), { recursive: true });
  writeFileSync(join(root, 'scenarios/errors/std-down.yaml'), '');
  expect(scenarioProblems(root, naming('std-down'))).toEqual([]);
  expect(scenarioProblems(root, naming('std-dwon'))).toEqual([
    'openapi/standard/operations/queryTitle.yaml: code E1 names the scenario std-dwon, which has no file: ' +
      'add scenarios/<group>/std-dwon.yaml; did you mean std-down?',
  ]);
});

test('reports nothing without a folder of scenarios', () => {
  expect(scenarioProblems(root, naming('std-down'))).toEqual([]);
});
