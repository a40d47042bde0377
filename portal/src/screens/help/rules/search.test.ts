import { expect, test } from 'vitest';
import { helpCentre } from '../content/sites.ts';
import { entriesOf, type Entry } from './entries.ts';
import { loose, search, termsOf, whole } from './search.ts';

const entry = (id: string, title: string, text: string): Entry => ({
  path: '/help/x',
  id,
  page: '页',
  title,
  text,
});
const entries = [
  entry('a', '还款步骤', '在账单还款中选择账单'),
  entry('b', '认领步骤', '提交认领，30分钟内反馈'),
  entry('c', '提示', '认领后还款，月结PLUS最长41天'),
];
const ids = (query: string) => search(entries, query).map(({ id }) => id);

test('splits a query into distinct terms, in half width and small letters', () => {
  expect(termsOf(' 认领，时间 ＰＬＵＳ plus？')).toEqual(['认领', '时间', 'plus']);
  expect(termsOf('  ')).toEqual([]);
});

test('finds nothing for an empty search', () => {
  expect(ids('')).toEqual([]);
  expect(ids('？')).toEqual([]);
});

test('ranks titles above texts', () => expect(ids('认领')).toEqual(['b', 'c']));

test('requires all terms', () => {
  expect(ids('认领 还款')).toEqual(['c']);
  expect(ids('认领 注销')).toEqual([]);
});

test('ignores case', () => expect(ids('plus')).toEqual(['c']));

test('finds entries by pairs of characters if no whole term matches', () => {
  expect(ids('认领时间')).toEqual(['b', 'c']);
  expect(search(entries, '认领时间')[0]?.found).toEqual(['认领']);
});

test.each([
  ['还款步骤', '还款', 1, 1],
  ['还款步骤', '还款方式', undefined, 1 / 3],
  ['还款步骤', '注销', undefined, undefined],
  ['还款步骤', '销', undefined, undefined],
])('in "%s" the term "%s" matches whole with %s, loosely with %s', (text, term, exact, partly) => {
  expect(whole(text, term)?.share).toBe(exact);
  expect(loose(text, term)?.share).toBe(partly);
});

test.each([
  ['30分钟', '/help/repay/yjj-claim'],
  ['溢缴款 转出', '/help/repay/yjj'],
  ['6:00-23:00', '/help/repay/quick'],
  ['营业执照', '/help/increase/materials'],
  ['V6', '/help/member/memberUpgrade'],
  ['注销须知', '/help/unsubscribe/pc'],
])('the search "%s" finds %s', (query, path) => {
  expect(search(entriesOf(helpCentre), query).map((hit) => hit.path)).toContain(path);
});
