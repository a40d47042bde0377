import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serviceProblems } from './serviceFiles.ts';

const apis = {
  activity: { root: 'activity/openapi.yaml' },
  gateway: { root: 'gateway/openapi.yaml' },
  control: { root: 'control/openapi.yaml' },
};
let openapi: string;

beforeEach(() => {
  openapi = mkdtempSync(join(tmpdir(), 'services-'));
  for (const service of Object.keys(apis))
    cpSync(`openapi/${service}`, join(openapi, service), { recursive: true });
});
afterEach(() => rmSync(openapi, { recursive: true }));

test('finds nothing in complete services', () => {
  expect(serviceProblems(openapi, apis)).toEqual([]);
});

test.each([
  ['activity/openapi.yaml', 'openapi/activity/openapi.yaml is missing: write it'],
  ['activity/errors.yaml', 'openapi/activity/errors.yaml is missing: it lists each code'],
  ['activity/schemas/Success.yaml', 'openapi/activity/schemas/Success.yaml is missing: it has the members'],
  ['activity/CHANGELOG.md', 'openapi/activity/CHANGELOG.md is missing: begin it with'],
  ['control/CHANGELOG.md', 'openapi/control/CHANGELOG.md is missing: begin it with'],
  [
    'gateway/schemas/StdFailure.yaml',
    'openapi/gateway/schemas/StdFailure.yaml is missing: it has the members',
  ],
])('reports the missing %s and says what it contains', (file, problem) => {
  rmSync(join(openapi, file));
  expect(serviceProblems(openapi, apis)).toEqual([expect.stringContaining(problem)]);
});

test('reports a contract that is not listed, and a contract without an envelope', () => {
  mkdirSync(join(openapi, 'billing'));
  writeFileSync(join(openapi, 'billing/openapi.yaml'), 'openapi: 3.1.0\n');
  expect(serviceProblems(openapi, apis)).toEqual([
    'openapi/redocly.yaml: add openapi/billing to `apis`, or remove its folder',
  ]);
  writeFileSync(join(openapi, 'billing/CHANGELOG.md'), '## 0.1.0\n');
  expect(serviceProblems(openapi, { ...apis, billing: { root: 'billing/openapi.yaml' } })).toEqual([
    expect.stringContaining('openapi/billing/openapi.yaml has no x-envelope'),
  ]);
});
