import { expect, test } from 'vitest';
import { readFilters } from '../../ui/filters/fields.ts';
import { paymentFields, paymentsInput } from './paymentFilters.ts';

const productCode = '12017';

test.each([
  ['', { productCode, status: ['20'] }],
  ['status=all', { productCode }],
  ['status=50&days=365', { productCode, status: ['50'], days: 365 }],
  ['status=all&paymentNo=ZF1&orderNo=DD1', { productCode, paymentNo: 'ZF1', orderNo: 'DD1' }],
  ['status=all&dateTo=2026-10-31', { productCode, dateTo: '2026-10-31' }],
  ['status=60', { productCode, status: ['20'] }],
])('turns the query ?%s into a request, ignoring unknown values', (query, input) => {
  expect(paymentsInput(productCode, readFilters(paymentFields, new URLSearchParams(query)))).toEqual(input);
});
