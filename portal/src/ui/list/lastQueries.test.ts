import { expect, test } from 'vitest';
import { asLastShown, leaveList, listQuery } from './lastQueries.ts';

test.each([
  ['status=7303&sort=-amount&pageNo=2&size=20', '?status=7303&sort=-amount&pageNo=2&size=20'],
  // The row in the drawer and the entry link do not belong to the list's view.
  ['orderNo=DD1&status=7303&scenario=baseline', '?status=7303'],
  ['detail=HK1', ''],
])('keeps of the query ?%s only %j', (query, kept) => {
  expect(listQuery(new URLSearchParams(query), ['status', 'days'])).toBe(kept);
});

test('links back to a list with its last query, unless the link has its own', () => {
  expect(asLastShown('/fenxiao/refundList')).toBe('/fenxiao/refundList');
  leaveList('/fenxiao/refundList', '?pageNo=2');
  expect(asLastShown('/fenxiao/refundList')).toBe('/fenxiao/refundList?pageNo=2');
  expect(asLastShown('/yipanhuo/refoundRecord')).toBe('/yipanhuo/refoundRecord');
  expect(asLastShown('/fenxiao/refundList?status=7303')).toBe('/fenxiao/refundList?status=7303');
  leaveList('/fenxiao/refundList', '');
  expect(asLastShown('/fenxiao/refundList')).toBe('/fenxiao/refundList');
});
