import { expect, test } from 'vitest';
import { readFilters } from '../../ui/filters/fields.ts';
import { recordFields, recordsInput } from './filters.ts';

const inputOf = (query: string) =>
  recordsInput('12003', readFilters(recordFields, new URLSearchParams(query)));

test.each([
  ['', {}],
  ['days=30&status=00&source=OVERFLOW', { days: 30, status: ['00'], source: ['OVERFLOW'] }],
  ['repayNo=HK1&billNo=%20ZD2%20&jdpin=a', { repayNo: 'HK1', billNo: 'ZD2', jdpin: 'a' }],
  ['dateFrom=2026-10-01&dateTo=2026-10-31', { dateFrom: '2026-10-01', dateTo: '2026-10-31' }],
  ['days=7&status=99&source=CASH', {}],
])('turns the query ?%s into a request, ignoring unknown values', (query, input) =>
  expect(inputOf(query)).toEqual({ productCode: '12003', ...input }),
);
