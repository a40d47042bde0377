import { expect, test } from 'vitest';
import { readFilters } from '../../ui/filters/fields.ts';
import { refundFields, refundsInput } from './refundFilters.ts';

const productCode = '12012';

test.each([
  ['', { productCode }],
  ['status=7302&days=90', { productCode, status: ['7302'], days: 90 }],
  ['refundNo=TK1&orderNo=DD1&jdpin=a', { productCode, refundNo: 'TK1', orderNo: 'DD1', jdpin: 'a' }],
  ['dateFrom=2026-10-16', { productCode, dateFrom: '2026-10-16' }],
  ['status=7304&days=1', { productCode }],
])('turns the query ?%s into a request, ignoring unknown values', (query, input) => {
  expect(refundsInput(productCode, readFilters(refundFields, new URLSearchParams(query)))).toEqual(input);
});
