import { expect, test } from 'vitest';
import { findEntries } from '../client/match.js';
import { site } from '../fixture.ts';
import { searchIndex, searchScript } from './index.ts';

const entries = searchIndex(site);
const index = entries.map(({ kind, title, note, url, words }) => [kind, title, note, url, words] as const);
const first = (query: string) => findEntries(index, query)[0]?.[3];

test.each([
  ['an operation by its name', 'queryBills', 'standard.html#queryBills'],
  ['an operation by its path', 'jcstd-api/bill', 'standard.html#queryBills'],
  ['an operation by words in any order', '标准服务 查询账单', 'standard.html#queryBills'],
  ['a field', 'productCode', 'standard.html#queryBills.request.productCode'],
  ['a field inside reqData', 'activityId', 'gateway.html#drawCoupon.request.activityId'],
  ['a code', 'e9000009', 'errors.html#standard-E9000009'],
  ['a code by its meaning', '会话已退出', 'errors.html#gateway-outer-801'],
  ['an enumeration', 'BillStatus', 'enums.html#BillStatus'],
  ['a value by its label', '已逾期 5002', 'enums.html#BillStatus.5002'],
])('%s is found', (_what, query, url) => {
  expect(first(query)).toBe(url);
});

test('every word has to be there, and nothing is found by nothing', () => {
  expect(findEntries(index, 'queryBills 优惠券')).toEqual([]);
  expect(findEntries(index, '  ')).toEqual([]);
});

test('the index is a script of its own', () => {
  const script = searchScript(entries);
  expect(script).toMatch(/^window\.searchIndex = \[\[/);
  expect(() => new Function('window', script)({})).not.toThrow();
});
