import { expect, test } from 'vitest';
import { productFor } from '../../products/catalogue.ts';
import { menuFor, noBadges } from '../../products/menuFor.ts';
import { helpOptions, pageOptions } from './localOptions.ts';

const viewer = (code: string, acctType: '1901' | '1902' = '1901') => ({
  product: productFor(code),
  acctType,
  userTag: 'normal',
  loginId: 'hechuan_caigou',
  factoringType: undefined,
});
const pages = (code: string, typed: string, acctType?: '1901' | '1902') =>
  pageOptions(menuFor(viewer(code, acctType), noBadges), typed).options.map(
    ({ title, to, outer }) => `${title} ${to ?? outer ?? ''}`,
  );
const help = (code: string, typed: string) => helpOptions(productFor(code), typed);

test.each([
  ['12003', '订单', ['订单管理 /company/orderManage']],
  ['12003', '账单 记录', ['还款记录 /company/payRecord']],
  ['12003', '发票', ['发票管理 invoice']],
  ['12003', '支付设置 审批', ['审批管理 /company/approvals']],
  ['12012', '退款', ['退款记录 /fenxiao/refundList']],
  ['12003', '没有这页', []],
  ['12003', '？', []],
])('finds in the menu of %s for %s: %j', { tags: ['far-find-dialog'] }, (code, typed, found) => {
  expect(pages(code, typed)).toEqual(found);
});

test('finds for a child the pages of its own menu', { tags: ['far-find-dialog'] }, () => {
  expect(pages('12003', '合同')).toHaveLength(1);
  expect(pages('12003', '合同', '1902')).toEqual([]);
});

test('finds help by parts of words, and by whole numbers only', { tags: ['far-find-dialog'] }, () => {
  expect(help('12003', '认领时间').options[0]?.title).toContain('认领');
  expect(help('12003', 'ZD202611020032').options).toEqual([]);
  expect(help('12003', '20,000').total).toBeGreaterThan(0);
});

test('ends a long list of help with a link to all of it', { tags: ['far-find-dialog'] }, () => {
  const { total, options } = help('12003', ' 还款 ');
  expect(options.length).toBe(5);
  expect(options.at(-1)).toMatchObject({
    title: `在帮助中心查看全部${String(total)}条`,
    to: '/help/problemList?q=%E8%BF%98%E6%AC%BE',
  });
});

test('leads from a factoring product to the help of factoring', { tags: ['far-find-dialog'] }, () => {
  expect(help('12023', '余额').options[0]?.to).toMatch(/^\/baolibiaopin\/problemList#/);
});
