import { expect, test } from 'vitest';
import { complaintsOf } from '../../../core/fixtures/ourContracts.ts';
import { paging } from './paging.ts';

const page = (pageNo: number, length: number, total: number) => ({
  resultCode: '0000000',
  resultData: { total, pageNo, size: 10, list: Array.from({ length }, () => ({})) },
  extData: null,
});

test.each([
  ['accepts a full page before the last', page(1, 10, 31), []],
  [
    'reports the last page instead of the requested one',
    page(4, 1, 31),
    ['page 4 came, 1 was asked for', 'total is 31 with 1 items on page 1 of size 10'],
  ],
  ['reports too many items', page(1, 31, 31), ['31 items on a page of 10']],
  [
    'reports a total below the number of items',
    page(1, 3, 2),
    ['total is 2 with 3 items on page 1 of size 10'],
  ],
])('%s', (_, answer, complaints) => {
  expect(
    complaintsOf(paging, 'provisional.queryOrderPage', answer, { payload: { pageNo: 1, pageSize: 10 } }),
  ).toEqual(complaints);
});

test('accepts any page number if the request names no page', () => {
  expect(complaintsOf(paging, 'provisional.queryOrderPage', page(3, 1, 1), { payload: {} })).toEqual([]);
});
