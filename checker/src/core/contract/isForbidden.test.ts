import { expect, test } from 'vitest';
import { forbiddenRows, isForbidden } from './isForbidden.ts';
import type { ErrorRow } from './types.ts';

const row = (code: string, rest: Partial<ErrorRow> = {}): ErrorRow => ({
  code,
  when: 'state',
  provenance: 'assumed',
  file: 'desk.json',
  line: 1,
  ...rest,
});
const errors = [row('403'), row('1003', { when: 'wrong-role' }), row('1004')];

test.each([
  ['the status', '403', true],
  ['a code of an envelope that begins like the status', '40301', true],
  ['a code whose row is about roles', '1003', true],
  ['a code whose row is about a state', '1004', false],
  ['a longer number', '4030001', false],
  ['another status', '404', false],
  ['no code', undefined, false],
])('%s forbids: %s, %s', (_, code, forbids) => {
  expect(isForbidden(code, { errors })).toBe(forbids);
});

test('finds the rows that forbid, and leaves out implied ones', () => {
  const implied = row('40302', { implied: true });
  expect(forbiddenRows({ errors: [...errors, implied] }).map(({ code }) => code)).toEqual(['403', '1003']);
});
