import { expect, test } from 'vitest';
import { lintWith } from './lint-fixture.ts';

const lintEnum = (replace: Record<string, unknown>) =>
  lintWith('enum-names', {
    'shared/enums/BillStatus.yaml': {
      type: 'string',
      enum: ['5001', '5002'],
      'x-enum-varnames': ['Uncleared', 'Overdue'],
      'x-enum-descriptions': ['未结清', '已逾期'],
      ...replace,
    },
  });

test('accepts one name and one label per value, also the same label twice', async () => {
  expect(await lintEnum({})).toEqual([]);
  expect(await lintEnum({ 'x-enum-descriptions': ['已冻结', '已冻结'] })).toEqual([]);
});

test.each([
  ['a missing name', { 'x-enum-varnames': ['Uncleared'] }, /x-enum-varnames/],
  ['a name given twice', { 'x-enum-varnames': ['Overdue', 'Overdue'] }, /x-enum-varnames/],
  ['a missing label', { 'x-enum-descriptions': ['未结清'] }, /x-enum-descriptions/],
])('refuses %s', async (_what, replace, message) => {
  expect(await lintEnum(replace)).toEqual([expect.stringMatching(message)]);
});
