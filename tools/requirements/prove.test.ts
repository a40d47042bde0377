import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Evidence } from './evidence.ts';
import { kinds, requiredKinds, type Kind } from './kinds.ts';
import { judge, unknownIds, type Row } from './prove.ts';

const row = (kind: Kind): Row => ({ id: 'a-row', issue: 'home', text: 'It is so.', observe: `${kind}: it` });
const evidence = (kind: Kind, outcome: Evidence['outcome'] = 'passed', ids = ['a-row']): Evidence => ({
  test: `${outcome} ${kind} test`,
  kind,
  outcome,
  ids,
});
const verdict = (required: Kind, ...tests: Evidence[]) => judge([row(required)], tests)[0];

describe('proof of a row', () => {
  test.each(
    kinds.flatMap((required, strength) =>
      kinds.map((kind, index) => ({ required, kind, proven: index >= strength })),
    ),
  )('a $required row and a passed $kind test: $proven', ({ required, kind, proven }) => {
    expect(verdict(required, evidence(kind))?.proven).toBe(proven);
  });

  test.each(['failed', 'skipped', 'empty'] as const)('a %s test proves nothing', (outcome) => {
    expect(verdict('unit', evidence('browser', outcome))?.proven).toBe(false);
  });

  test('a failed test cancels the proof of another', () => {
    expect(verdict('unit', evidence('browser'), evidence('unit', 'failed'))).toMatchObject({
      proven: false,
      why: 'failed: failed unit test',
    });
  });

  test('a skipped test beside a passed one does no harm', () => {
    expect(verdict('http', evidence('http'), evidence('browser', 'skipped'))?.proven).toBe(true);
  });

  test.each([
    ['no test names it', []],
    ['skipped', [evidence('http', 'skipped')]],
    ['no browser test, only http', [evidence('http')]],
    ['its test asserts nothing', [evidence('browser', 'empty')]],
  ])('gives the reason "%s"', (why, tests) => expect(verdict('browser', ...tests)?.why).toBe(why));
});

test('a row of two parts needs both', { tags: ['notice-two-parts'] }, () => {
  const parts: Row = { ...row('browser'), observe: 'browser: the page; http: the answer' };
  const proven = (...tests: Evidence[]) => judge([parts], tests)[0]?.proven;
  expect(proven(evidence('browser'), evidence('http'))).toBe(true);
  expect(proven(evidence('browser'))).toBe(false);
  expect(proven(evidence('http'))).toBe(false);
  expect(proven(evidence('browser'), evidence('browser'))).toBe(false);
  expect(proven(evidence('browser'), evidence('http', 'empty'))).toBe(false);
  expect(judge([parts], [evidence('browser')])[0]?.why).toBe('no http test, only browser');
});

test('lists unknown ids with the tests that name them', () => {
  const tests = [evidence('unit', 'skipped', ['a-row', 'a-rwo']), evidence('http', 'passed', ['a-rwo'])];
  expect([...unknownIds([row('unit')], tests)]).toEqual([
    ['a-rwo', ['skipped unit test', 'passed http test']],
  ]);
});

test('the list has the 1,156 given rows and ours, each with a unique id and a kind', () => {
  const rows: Row[] = parse(readFileSync('tests/requirements.yaml', 'utf8'));
  expect(rows.length).toBeGreaterThanOrEqual(1156);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.every(({ observe }) => requiredKinds(observe).length > 0)).toBe(true);
});
