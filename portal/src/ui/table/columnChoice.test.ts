import { expect, test } from 'vitest';
import { optionalColumns, shownColumns } from './columnChoice.ts';

const columns = [
  { key: 'billNo' },
  { key: 'cycle' },
  { key: 'interest', extra: true },
  { key: 'owed' },
  { key: 'actions', actions: true },
] as const;

const keys = (shown: readonly { key: string }[]) => shown.map(({ key }) => key).join(' ');

test.each([
  [[], 'billNo cycle owed actions'],
  [['cycle'], 'billNo owed actions'],
  [['interest', 'owed'], 'billNo cycle interest actions'],
  // The identifying column and the actions stay, whatever the storage holds.
  [['billNo', 'actions', 'of an older version'], 'billNo cycle owed actions'],
  [['cycle', 'owed'], 'billNo actions'],
])('shows these columns with %j toggled: %s', (toggled, shown) => {
  expect(keys(shownColumns(columns, new Set(toggled)))).toBe(shown);
});

test('offers all columns but the identifying one and the actions', () => {
  expect(keys(optionalColumns(columns))).toBe('cycle interest owed');
});
