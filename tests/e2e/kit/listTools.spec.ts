/** Tests the tools of every list: order, columns, page number, the way back from an empty result, restored state. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { choose, optionsOf } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';

const table = (page: Page, name: string): Locator => page.getByRole('table', { name });
const rows = (page: Page, name: string): Locator => table(page, name).locator('tbody tr');
const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string): Promise<void> =>
  head(page, name).getByRole('button', { name, exact: true }).click();
const pager = (page: Page): Locator => page.getByRole('navigation', { name: '分页' });
const menu = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name }).click();

/** Returns the visible amounts of a column. @param title head of the column */
async function amounts(list: Locator, title: string): Promise<number[]> {
  const heads = await list.locator('thead > tr > *').allInnerTexts();
  const index = heads.findIndex((text) => text.trim() === title) + 1;
  expect(index, `a column ${title}`).toBeGreaterThan(0);
  const texts = await list.locator(`tbody tr > :nth-child(${index})`).allInnerTexts();
  return texts.map((text) => Number((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replaceAll(',', '')));
}

const upwards = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** Exports a list as CSV, checks its total row (number of rows and sum) and returns a column of the other rows. */
async function exported(page: Page, title: string): Promise<number[]> {
  await page.getByRole('button', { name: '导出' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出CSV' }).click(),
  ]);
  const [titles = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const index = titles.split(',').indexOf(title);
  const total = (lines.pop() ?? '').split(',');
  expect(total[0]).toBe(`合计（${String(lines.length)}条）`);
  const column = lines.map((line) => Number(line.split(',')[index]));
  const cents = column.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  expect(Math.round(Number(total[index]) * 100)).toBe(cents);
  return column;
}

test(
  'sorts bills, hides columns, and leads back from an empty result',
  { tag: ['@mend-list-tools'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/billListNew?tabName=settled');
    const bills = table(page, '账单列表');
    const charged = '账单金额（元）';
    await expect(rows(page, '账单列表')).toHaveCount(10);
    const usual = await bills.locator('tbody').innerText();

    await test.step('查询 with the same filters sends another request', async () => {
      const asked = async () =>
        (await sim.log()).filter(({ operationId }) => operationId === 'queryBillPage').length;
      const before = await asked();
      await page.getByRole('button', { name: '查询', exact: true }).click();
      await expect.poll(asked).toBeGreaterThan(before);
    });

    await test.step('heads of days and amounts sort the list and the file', async () => {
      await expect(head(page, '状态').getByRole('button')).toHaveCount(0);
      await sortBy(page, charged);
      await expect(page).toHaveURL(/sort=charged$/);
      await expect(head(page, charged)).toHaveAttribute('aria-sort', 'ascending');
      await sim.settled();
      const shown = await amounts(bills, charged);
      expect(shown).toEqual(upwards(shown));
      const all = await exported(page, charged);
      expect(all).toHaveLength(30);
      expect(all).toEqual(upwards(all));
      expect(all.slice(0, 10)).toEqual(shown);
      // By keyboard: Enter on the head reverses the order, another Enter restores it.
      await head(page, charged).getByRole('button').press('Enter');
      await expect(head(page, charged)).toHaveAttribute('aria-sort', 'descending');
      await sim.settled();
      expect(await amounts(bills, charged)).toEqual(all.toReversed().slice(0, 10));
      await expect(head(page, charged).getByRole('button')).toBeFocused();
      await head(page, charged).getByRole('button').press('Enter');
      await expect(head(page, charged)).toHaveAttribute('aria-sort', 'none');
      await expect(page).toHaveURL(/tabName=settled$/);
      await expect.poll(() => bills.locator('tbody').innerText()).toBe(usual);
    });

    await test.step('columns can be hidden and shown, and stay so after a reload', async () => {
      const button = page.getByRole('button', { name: '列设置' });
      await button.click();
      const panel = page.getByRole('dialog', { name: '列设置' });
      await expect(panel.getByRole('checkbox').first()).toBeFocused();
      await expect(panel.getByRole('checkbox', { name: '账单编号' })).toHaveCount(0);
      await panel.getByRole('checkbox', { name: '账期' }).uncheck();
      await panel.getByRole('checkbox', { name: '本金（元）' }).check();
      await expect(head(page, '账期')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.reload();
      await expect(head(page, '本金（元）')).toBeVisible();
      const titles = await bills.locator('thead th').allInnerTexts();
      expect(titles.map((title) => title.trim())).toEqual([
        '账单编号',
        '账单日',
        '最后还款日',
        '本金（元）',
        charged,
        '已还金额（元）',
        '应还金额（元）',
        '状态',
        '优惠抵扣（元）',
        '退款冲减（元）',
        '操作',
      ]);
      // The exported file still has all columns.
      expect(await exported(page, '利息（元）')).toHaveLength(30);
      await button.click();
      await panel.getByRole('button', { name: '恢复默认' }).click();
      await expect(head(page, '账期')).toBeVisible();
      await expect(head(page, '本金（元）')).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('an empty result shows the reason and leads back; an empty tab leads to all', async () => {
      await page.getByRole('textbox', { name: '账单编号' }).fill('ZD0');
      await page.keyboard.press('Enter');
      await expect(bills.getByText('暂无数据，没有符合筛选条件的记录')).toBeVisible();
      await bills.getByRole('button', { name: '清空筛选' }).click();
      await expect(rows(page, '账单列表')).toHaveCount(10);
      await expect(page).toHaveURL(/tabName=settled$/);
      await page.getByRole('tab', { name: /^已逾期/ }).click();
      await expect(bills.getByText('暂无数据', { exact: true })).toBeVisible();
      await bills.getByRole('button', { name: '查看全部' }).click();
      await expect(page.getByRole('tab', { name: /^全部账单/ })).toHaveAttribute('aria-selected', 'true');
      await expect(rows(page, '账单列表')).toHaveCount(10);
    });
  },
);

test(
  'sorts orders and records, opens a typed page, and keeps the page size',
  { tag: ['@mend-list-tools'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/orderManage');
    const orders = table(page, '订单管理');
    // Two presses before the next drawing count as two steps.
    await head(page, '订单金额（元）')
      .getByRole('button', { name: '订单金额（元）', exact: true })
      .dblclick();
    await expect(page).toHaveURL(/orderManage\?sort=-amount$/);
    await sim.settled();
    const highest = await amounts(orders, '订单金额（元）');
    expect(highest).toEqual(upwards(highest).toReversed());

    await test.step('a typed page beyond the last opens the last', async () => {
      const jump = pager(page).getByRole('textbox', { name: '跳至第几页，共8页' });
      await jump.fill('99');
      await jump.press('Enter');
      await expect(page).toHaveURL(/sort=-amount&pageNo=8$/);
      await expect(rows(page, '订单管理')).toHaveCount(6);
      await expect(jump).toHaveValue('');
      const last = await amounts(orders, '订单金额（元）');
      expect(last).toEqual(upwards(last).toReversed());
      expect(Math.max(...last)).toBeLessThanOrEqual(Math.min(...highest));
      await jump.fill('3');
      await jump.press('Enter');
      await expect(page).toHaveURL(/pageNo=3$/);
    });

    await test.step('the menu opens the first page with the last page size', async () => {
      await choose(pager(page).getByRole('combobox'), '20条/页');
      await expect(rows(page, '订单管理')).toHaveCount(20);
      await menu(page, '还款记录');
      await expect(rows(page, '还款记录')).toHaveCount(10);
      await sortBy(page, '还款金额（元）');
      await sim.settled();
      const paid = await amounts(table(page, '还款记录'), '还款金额（元）');
      expect(paid).toEqual(upwards(paid));
      await menu(page, '订单管理');
      await expect(rows(page, '订单管理')).toHaveCount(20);
      await expect(page).toHaveURL(/orderManage$/);
      await choose(pager(page).getByRole('combobox'), '10条/页');
      await expect(rows(page, '订单管理')).toHaveCount(10);
    });

    await test.step('a missing page shows a message', async () => {
      await goTo(page, '/company/orderManage?pageNo=40');
      await expect(orders.getByText('本页没有数据')).toBeVisible();
      await orders.getByRole('button', { name: '查看最后一页' }).click();
      await expect(rows(page, '订单管理')).toHaveCount(6);
    });
  },
);

test(
  'restores the refund list on return from a refund, and leads back from an empty result',
  { tag: ['@mend-list-tools'] },
  async ({ page, sim }) => {
    await sim.open('refund-states', '/fenxiao/refundList');
    const refunds = table(page, '退款记录');
    await page.getByRole('tab', { name: '退款成功' }).click();
    await expect(page).toHaveURL(/status=7301$/);
    await sortBy(page, '退款金额（元）');
    await expect(page).toHaveURL(/status=7301&sort=amount$/);
    await sim.settled();
    const shown = await amounts(refunds, '退款金额（元）');
    expect(shown).toHaveLength(4);
    expect(shown).toEqual(upwards(shown));
    await refunds
      .getByRole('link', { name: /^查看退款.*详情$/ })
      .first()
      .click();
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '退款记录' }).click();
    await expect(page).toHaveURL(/refundList\?status=7301&sort=amount$/);
    await expect(head(page, '退款金额（元）')).toHaveAttribute('aria-sort', 'ascending');

    await page.getByRole('textbox', { name: '退款编号' }).fill('TK0');
    await page.keyboard.press('Enter');
    await expect(refunds.getByText('没有符合筛选条件的记录')).toBeVisible();
    await refunds.getByRole('button', { name: '清空筛选' }).click();
    await expect(rows(page, '退款记录')).toHaveCount(6);
  },
);

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize(PHONE));

  test('chooses the order from a list, types a page, and reads documents uncut', async ({ page, sim }) => {
    await sim.open('baseline', '/company/orderManage');
    const entries = page.getByRole('list', { name: '订单管理' }).getByRole('listitem');
    await expect(entries).toHaveCount(10);
    await expect(page.getByRole('button', { name: '列设置' })).toHaveCount(0);
    const order = page.getByRole('combobox', { name: '排序' });
    expect((await optionsOf(order)).map(({ text }) => text)).toEqual([
      '默认排序',
      '下单时间从早到晚',
      '下单时间从晚到早',
      '订单金额从低到高',
      '订单金额从高到低',
      '已退款从低到高',
      '已退款从高到低',
    ]);
    await choose(order, '订单金额从高到低');
    await expect(page).toHaveURL(/sort=-amount$/);
    await expect(entries.first()).toContainText('109,814.97');
    await expect(pager(page).getByText('1 / 8')).toBeVisible();
    await pager(page).getByRole('textbox', { name: /^跳至/ }).fill('2');
    await page.keyboard.press('Enter');
    await expect(pager(page).getByText('2 / 8')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await test.step('documents show that their tables continue, and cut neither number nor month', async () => {
      await goTo(page, '/company/payRecord');
      await page
        .getByRole('button', { name: /的电子回单$/ })
        .first()
        .click();
      const receipt = page.getByRole('dialog', { name: '电子回单' });
      const number = receipt.getByText(/^HK\d+$/);
      // The text has the height of one line.
      expect((await number.boundingBox())?.height).toBeLessThan(40);
      await expect(receipt.getByText('左右滑动查看全部列')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(receipt).toHaveCount(0);
      await page.getByRole('button', { name: '月度对账单' }).click();
      const statement = page.getByRole('dialog', { name: '月度对账单' });
      await expect(statement.getByText('左右滑动查看全部列').first()).toBeVisible();
      const month = statement.getByRole('combobox', { name: '月份' }).locator('span');
      await expect(month).toHaveText('2026-10');
      expect(await month.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
    });
  });
});
