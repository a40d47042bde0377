import { expect, test } from 'vitest';
import { freeText, month, oneOf, readFilters, RECENT_DAYS, recentDays, writeFilters } from './fields.ts';
import { daysInput } from './daysInput.ts';

const fields = {
  days: recentDays('90'),
  status: oneOf(['open', 'closed']),
  billNo: freeText(8),
};

test('the days', () => {
  expect(RECENT_DAYS.map(daysInput)).toEqual([{ days: 30 }, { days: 90 }, { days: 365 }]);
  expect(daysInput('')).toEqual({});
});

test.each([
  ['2026-11', '2026-11'],
  ['2026-13', ''],
  ['11/2026', ''],
])('month %s is %j', (text, value) => {
  expect(month().parse(text)).toBe(value);
});

test.each([
  ['', { days: '90', status: '', billNo: '' }],
  ['days=30&status=open&billNo=JC1', { days: '30', status: 'open', billNo: 'JC1' }],
  ['days=7&status=ajar', { days: '90', status: '', billNo: '' }],
  ['billNo=%20JC20261101M%20', { days: '90', status: '', billNo: 'JC202611' }],
])('?%s is read as', (query, values) => {
  expect(readFilters(fields, new URLSearchParams(query))).toEqual(values);
});

test.each([
  ['a value', {}, { status: 'open' }, 'status=open'],
  ['defaults are left out', { status: 'open' }, { status: '', days: '90' }, ''],
  [
    'others are kept',
    { tabName: 'overdue', billNo: 'J' },
    { days: '30' },
    'tabName=overdue&billNo=J&days=30',
  ],
  ['back to the first page', { pageNo: '3', size: '20', selected: 'A' }, { days: '30' }, 'size=20&days=30'],
  ['blanks are nothing', { billNo: 'J' }, { billNo: '  ' }, ''],
] as const)('written to the URL: %s', (_, before, values, after) => {
  expect(writeFilters(fields, values, new URLSearchParams(before)).toString()).toBe(after);
});
