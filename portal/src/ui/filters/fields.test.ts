import { expect, test } from 'vitest';
import { day, freeText, month, oneOf, readFilters, writeFilters } from './fields.ts';

const fields = {
  days: oneOf(['30', '90', '365'], '90'),
  status: oneOf(['open', 'closed']),
  billNo: freeText(8),
};

test.each([
  ['2026-11', '2026-11'],
  ['2026/1', '2026-01'],
  ['2026-13', ''],
  ['11/2026', ''],
])('reads the month %s as %j', (text, value) => {
  expect(month().parse(text)).toBe(value);
});

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026.1.5', '2026-01-05'],
  ['2026-02-29', ''],
  ['2026-11', ''],
])('reads the day %s as %j', (text, value) => {
  expect(day().parse(text)).toBe(value);
});

test.each([
  ['', { days: '90', status: '', billNo: '' }],
  ['days=30&status=open&billNo=JC1', { days: '30', status: 'open', billNo: 'JC1' }],
  ['days=7&status=ajar', { days: '90', status: '', billNo: '' }],
  // All rows, where the list's default shows fewer.
  ['days=', { days: '', status: '', billNo: '' }],
  ['billNo=%20JC20261101M%20', { days: '90', status: '', billNo: 'JC202611' }],
])('reads the query ?%s as %j', (query, values) => {
  expect(readFilters(fields, new URLSearchParams(query))).toEqual(values);
});

test.each([
  ['sets a value', {}, { status: 'open' }, 'status=open'],
  ['leaves out defaults', { status: 'open' }, { status: '', days: '90' }, ''],
  [
    'keeps other parameters',
    { tabName: 'overdue', billNo: 'J' },
    { days: '30' },
    'tabName=overdue&billNo=J&days=30',
  ],
  [
    'returns to the first page',
    { pageNo: '3', size: '20', selected: 'A' },
    { days: '30' },
    'size=20&days=30',
  ],
  ['writes an empty value if the default is not empty', {}, { days: '' }, 'days='],
  ['treats blanks as empty', { billNo: 'J' }, { billNo: '  ' }, ''],
] as const)('writes filters to the URL: %s', (_, before, values, after) => {
  expect(writeFilters(fields, values, new URLSearchParams(before)).toString()).toBe(after);
});
