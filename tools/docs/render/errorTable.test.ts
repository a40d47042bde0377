import { expect, test } from 'vitest';
import { drawCoupon, gateway, queryBills, site, standard } from '../fixture.ts';
import { errorTable } from './errorTable.ts';
import { scenario } from './parts.ts';

const table = errorTable(queryBills, standard, site).text;
const rows = table.split('<tr>').slice(2);

test('rows stand in the order of precedence, with code, meaning and reason', () => {
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    /<td class="order">1<\/td>[^]*errors\.html#standard-0000006[^]*未登录[^]*规范 1 §8/,
  );
  expect(rows[1]).toMatch(/<td class="order">2<\/td>[^]*E9000001[^]*请求不符合约定[^]*约定/);
  expect(rows[2]).toMatch(/<td class="order">3<\/td>[^]*正在出账/);
});

test('a silent, retryable row says so, and that nobody sees anything', () => {
  expect(rows[2]).toMatch(/静默[^]*可重试[^]*不提示/);
});

test('a scenario that sets the code as a fault stands beside the row', () => {
  expect(rows[0]).toContain('data-visit="/front/company/index?tab=a&amp;scenario=logged-out"');
});

test('a scenario that nobody has written yet is plain text', () => {
  expect(scenario('later', site.scenarios).text).toBe('<span class="scenario">later</span>');
});

test('at the gateway one code means another thing in another layer', () => {
  const text = errorTable(drawCoupon, gateway, site).text;
  expect(text).toMatch(/gateway-outer-801[^]*外层[^]*会话已退出[^]*gateway-STD-801[^]*内层[^]*内层的同名码/);
});
