import { expect, test } from 'vitest';
import { readFilters } from '../../ui/filters/fields.ts';
import { orderFields, ordersInput } from './orderFilters.ts';

const productCode = '12003';

test.each([
  ['', { productCode }],
  ['receipt=2000&days=30', { productCode, receipt: ['2000'], days: 30 }],
  ['afterSale=2401&payment=20', { productCode, afterSale: ['2401'], paymentStatus: ['20'] }],
  ['billed=no', { productCode, billed: false }],
  ['billed=yes&no=DD1&orderNo=DD2', { productCode, billed: true, orderNo: 'DD1' }],
  ['jdpin=hechuan_cg02&supplier=%20恒润', { productCode, jdpin: 'hechuan_cg02', supplierName: '恒润' }],
  ['dateFrom=2026-10-01&dateTo=2026-10-31', { productCode, dateFrom: '2026-10-01', dateTo: '2026-10-31' }],
  ['receipt=9&days=7&billed=maybe', { productCode }],
])('turns the query ?%s into a request, ignoring unknown values', (query, input) => {
  expect(ordersInput(productCode, readFilters(orderFields, new URLSearchParams(query)))).toEqual(input);
});
