import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Evidence } from './evidence.ts';
import { judge, type Row } from './prove.ts';
import { compare, idsOf, listOf } from './ratchet.ts';

const rows: Row[] = ['b-row', 'a-row', 'c-row'].map((id) => ({
  id,
  issue: 'home',
  text: 'It is so.',
  observe: 'unit: it',
}));
const passed = (...ids: string[]): Evidence => ({ test: 'a test', kind: 'unit', outcome: 'passed', ids });

test('a proven row that leaves the results is lost, with its reason', { tags: ['notice-lost-proof'] }, () => {
  const kept = idsOf(listOf(judge(rows, [passed('a-row', 'b-row')])));
  expect(compare(judge(rows, [passed('a-row')]), kept)).toEqual({
    lost: [{ id: 'b-row', why: 'no test names it' }],
    won: [],
  });
  expect(compare(judge(rows, [passed('a-row', 'b-row')]), kept)).toEqual({ lost: [], won: [] });
});

test('a row that leaves the requirements is lost too', () => {
  expect(compare(judge(rows, []), ['old-row']).lost).toEqual([{ id: 'old-row', why: 'no row has this id' }]);
});

test('adds newly proven rows to the sorted list', () => {
  const verdicts = judge(rows, [passed('b-row', 'a-row')]);
  expect(compare(verdicts, ['b-row'])).toEqual({ lost: [], won: ['a-row'] });
  expect(listOf(verdicts)).toBe('a-row\nb-row\n');
});

test('the committed list is sorted and names each row once', () => {
  const list = readFileSync('tests/proven.txt', 'utf8');
  const ids = idsOf(list);
  expect([...new Set(ids)].sort().join('\n')).toBe(ids.join('\n'));
  // Far fewer than there are: only an emptied or truncated list fails.
  expect(ids.length).toBeGreaterThan(800);
});
