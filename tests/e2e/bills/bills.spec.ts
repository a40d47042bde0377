/** Tests the bill list. Spec 1 §2, §4, §9, 2 §9; docs/design/look.md */
import type { Locator, Page } from '@playwright/test';
import { LIST, rowOf, rows, search, tab, table } from '../../support/bills.ts';
import { goTo } from '../../support/goTo.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { choose, optionsOf } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const choice = (page: Page, ref: string): Locator => page.getByRole('checkbox', { name: `选择账单${ref}` });

/** Switches the tab, at least 300 ms after the last switch (2 §4). */
async function turnTo(page: Page, name: string, tabName: string): Promise<void> {
  await expect(async () => {
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(`tabName=${tabName}`), { timeout: 500 });
  }).toPass();
}

test(
  'tabName selects the tab; an overdue bill shows days and penalty, chosen bills go to repayment',
  { tag: ['@route-company-billlistnew'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', `${LIST}?tabName=overdue`);
    await expectWhole(page.getByRole('main'), 'bills.overdue');
    await expect(page.getByRole('heading', { level: 1, name: '账单还款' })).toBeVisible();
    await expect(tab(page, '已逾期')).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page)).toHaveCount(1);
    for (const [name, tabName, shown] of [
      ['应还账单', 'waitRepay', 5],
      ['已结清', 'settled', 10],
      ['未出账', 'unbilled', 4],
    ] as const) {
      await turnTo(page, name, tabName);
      await expect(rows(page)).toHaveCount(shown);
    }
    await page.reload();
    await expect(tab(page, '未出账')).toHaveAttribute('aria-selected', 'true');

    await test.step('an overdue bill shows a bar, its status, days and penalty', async () => {
      await tab(page, '全部账单').click();
      const row = rowOf(page, 'ZD202610260030');
      await expect(row.getByText('逾期4天')).toBeVisible();
      await expect(row.getByText('含逾期费用 48.70')).toBeVisible();
      await expect(row).toHaveAttribute('data-tone', 'danger');
      await expect(page.getByText('已逾期 1笔')).toBeVisible();
      await expect(rowOf(page, 'ZD202611020032').getByText('剩余免息3天')).toBeVisible();
    });

    await test.step('a bar and a text show the parts of the due bills', async () => {
      await expect(page.getByText('293,947').first()).toBeVisible();
      await expect(page.getByLabel('账单构成')).toHaveText(
        /^本金292,059\.6599\.36%利息0\.000\.00%服务费1,838\.870\.63%逾期费用48\.700\.02%$/,
      );
    });

    await test.step('the selected bills show a total and go to repayment', async () => {
      await turnTo(page, '应还账单', 'waitRepay');
      await choice(page, 'ZD202611020032').check();
      await choice(page, 'ZD202610010025.2').check();
      const bar = page.getByRole('region', { name: '已选账单' });
      await expect(bar.getByText('已选2笔')).toBeVisible();
      await expect(bar.getByText('53,399.09')).toBeVisible();
      const all = page.getByRole('checkbox', { name: '选择本页全部' });
      await expect(all).toHaveJSProperty('indeterminate', true);
      await page.reload();
      await expect(bar.getByText('已选2笔')).toBeVisible();
      await all.check();
      await expect(bar.getByText('已选5笔')).toBeVisible();
      await expect(bar.getByText('293,947.22', { exact: true })).toBeVisible();
      await bar.getByRole('button', { name: '取消选择' }).click();
      await expect(bar).toHaveCount(0);

      await test.step('on a phone bills are entries, filters fold away, nothing scrolls sideways', async () => {
        await page.setViewportSize(PHONE);
        const entries = page.getByRole('list', { name: '账单列表' }).getByRole('listitem');
        await expect(entries).toHaveCount(5);
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(entries.first()).toContainText('逾期4天');
        await all.check();
        await expect(bar.getByText('293,947.22', { exact: true })).toBeVisible();
        await expect(page.getByLabel('订单编号')).toHaveCount(0);
        await page.getByRole('button', { name: '筛选', exact: true }).click();
        await expect(page.getByLabel('订单编号')).toBeVisible();
        await fits(page);
        await bar.getByRole('button', { name: '取消选择' }).click();
        await page.setViewportSize(WIDE);
      });

      await choice(page, 'ZD202610260030').check();
      await choice(page, 'ZD202611020032').check();
      await bar.getByRole('link', { name: '还款' }).click();
      await expect(page).toHaveURL(/\/repayCom\?bills=ZD202610260030%2CZD202611020032$/);
    });
  },
);

/** Scenarios with the bill statuses that each one contains, as code and label. */
const statuses = [
  [
    'overdue-bill,paid-late',
    [
      ['5001', '未结清'],
      ['5002', '已逾期'],
      ['5005', '逾期结清'],
    ],
  ],
  [
    'defaulted-bill,paid-after-default',
    [
      ['5003', '已违约'],
      ['5004', '已结清'],
      ['5006', '违约结清'],
    ],
  ],
] as const;

const tag = statuses.flatMap(([, bills]) => bills.map(([status]) => `@bill-status-${status}`));

test('each status has its label and icon', { tag }, async ({ page, sim }) => {
  for (const [scenario, bills] of statuses) {
    await sim.change(scenario, LIST);
    for (const [status, word] of bills)
      await test.step(word, async () => {
        await goTo(page, `${LIST}?billStatus=${status}`);
        await expect(page.getByLabel('账单状态')).toHaveText(word);
        const label = rows(page).first().getByText(word, { exact: true });
        await expect(label).toBeVisible();
        await expect(label.locator('svg')).toBeVisible();
        await expect(rows(page).filter({ hasNotText: word })).toHaveCount(0);
      });
  }
});

test(
  'shows the loading, failed and empty states of the list, and the pager',
  {
    tag: [
      '@table-loading-text',
      '@table-empty-text',
      '@table-pager-autohide',
      '@table-page-sizes',
      '@table-pager-layout',
    ],
  },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({ on: 'provisional.queryBillPage', answer: { delay: '2s' }, times: 2 });
    await page.goto(`/front${LIST}`);
    await expect(table(page).getByText('加载中。。。')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByText('加载中。。。')).toHaveCount(0);

    await test.step('a failed list shows an error and can be retried', async () => {
      await sim.addFault({ on: 'provisional.queryBillPage', answer: { code: '9999999' } });
      await turnTo(page, '已结清', 'settled');
      const retry = page.getByRole('tabpanel').getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible();
      await page.request.delete('/_sim/api/faults');
      await retry.click();
      await expect(rows(page)).toHaveCount(10);
    });

    const pager = page.getByRole('navigation', { name: '分页' });
    await test.step('a list of one page has no pager', async () => {
      await turnTo(page, '已逾期', 'overdue');
      await expect(table(page).getByText('暂无数据')).toBeVisible();
      await expect(pager).toHaveCount(0);
      await turnTo(page, '应还账单', 'waitRepay');
      await expect(rows(page)).toHaveCount(4);
      await expect(pager).toHaveCount(0);
    });
    await test.step('the pager has total, pages and page sizes, until one page shows all rows', async () => {
      await turnTo(page, '已结清', 'settled');
      await expect(pager.getByText('共30条')).toBeVisible();
      const parts = await pager
        .locator('> *')
        .evaluateAll((all) => all.map((part) => part.getAttribute('aria-label') ?? part.textContent));
      expect(parts).toEqual(['共30条', '上一页', '第1页', '第2页', '第3页', '下一页', '每页条数']);
      const sizes = pager.getByRole('combobox');
      expect((await optionsOf(sizes)).map(({ text }) => text)).toEqual(['10条/页', '20条/页', '30条/页']);
      await pager.getByRole('button', { name: '下一页' }).click();
      await expect(page).toHaveURL(/pageNo=2/);
      await choose(sizes, '20条/页');
      await expect(rows(page)).toHaveCount(20);
      await expect(page).toHaveURL(/tabName=settled&size=20$/);
      await choose(sizes, '30条/页');
      await expect(rows(page)).toHaveCount(30);
      await expect(pager).toHaveCount(0);
    });
  },
);

test(
  'keeps chosen bills on the next page, opens bills by keyboard, and leads to instalments',
  { tag: ['@monthly-instalment-after-issue', '@cs-number-unbilled'] },
  async ({ page, sim }) => {
    await sim.open('baseline', LIST);
    await test.step('the selection stays on the next page', async () => {
      await choice(page, 'ZD202611020032').check();
      await page.getByRole('button', { name: '下一页' }).click();
      await expect(page).toHaveURL(/pageNo=2/);
      await expect(page.getByRole('region', { name: '已选账单' }).getByText('32,618.40')).toBeVisible();
      await turnTo(page, '应还账单', 'waitRepay');
      await expect(page.getByRole('region', { name: '已选账单' })).toHaveCount(0);
      await goTo(page, LIST);
      await expect(rows(page)).toHaveCount(10);
    });
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/billDetailNew\?billNo=ZD202611020032$/);
    await page.goBack();
    const split = rowOf(page, 'ZD202611010031').getByRole('link', { name: '账单分期：ZD202611010031' });
    await expect(split).toBeVisible();
    await expect(rowOf(page, 'ZD202611090033')).toBeVisible();
    await expect(rowOf(page, 'ZD202611090033').getByRole('link', { name: /账单分期/ })).toHaveCount(0);
    await split.click();
    await expect(page).toHaveURL(/\/billStaging\?billNo=ZD202611010031$/);
    await page.goBack();

    await test.step('the tab of unbilled orders', async () => {
      await turnTo(page, '未出账', 'unbilled');
      await expectWhole(page.getByRole('main'), 'bills.unbilled');
      const upcoming = page.getByRole('table', { name: '未出账订单按账期合计' });
      await expect(upcoming.locator('tbody tr')).toHaveCount(2);
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByText('41,276.80')).toBeVisible();
      await expect(panel.getByText(/未出账订单如有疑问.*400-088-8816/)).toBeVisible();
      await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '首页' }).click();
      await expect(page.getByRole('region', { name: '账单还款' }).getByText('41,276.80')).toBeVisible();
    });
  },
);

test(
  'restores the list on return, shows until when a bill is issued, and a child only its own bills',
  { tag: ['@route-cache-bill-list'] },
  async ({ page, sim }) => {
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await sim.open('baseline', `${LIST}?tabName=settled&pageNo=2&cycle=5106`);
    await expect(rows(page)).toHaveCount(10);
    const first = await rows(page).first().innerText();
    await rows(page)
      .first()
      .evaluate((row) => row.setAttribute('data-before', 'yes'));
    await search(page).getByLabel('账单编号').fill('尚未查询');
    await page.evaluate(() => globalThis.scrollTo(0, 240));
    const asked = async () =>
      (await sim.log()).filter(({ operationId }) => operationId === 'queryBillPage').length;
    const before = await asked();
    await menu.getByRole('link', { name: '订单管理' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible();
    await menu.getByRole('link', { name: '账单还款' }).click();
    await expect(page).toHaveURL(/tabName=settled&pageNo=2&cycle=5106/);
    await expect(rows(page).first()).toHaveAttribute('data-before', 'yes');
    expect(await rows(page).first().innerText()).toBe(first);
    await expect(search(page).getByLabel('账单编号')).toHaveValue('尚未查询');
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(240);
    expect(await asked()).toBe(before);

    await test.step('shows until when a bill is being issued', async () => {
      await sim.change('billing-in-progress', LIST);
      await expect(
        page.getByText('账单正在生成，预计11-12 23:59完成，完成后自动显示。已出账的账单可照常还款。'),
      ).toBeVisible();
    });

    await test.step('a child account sees only its own bills', async () => {
      await sim.change('child-account', LIST);
      await expect(rows(page).filter({ hasText: '禾川采购二部' }).first()).toBeVisible();
      await sim.settled();
      await expect(rows(page).filter({ hasNotText: '禾川采购二部' })).toHaveCount(0);
      await expect(page.getByLabel('采购账号')).toHaveCount(0);
    });
  },
);

test(
  'the factoring bill list and detail use their own routes',
  { tag: ['@route-bl-billlistnew', '@route-bl-billdetail'] },
  async ({ page, sim }) => {
    await sim.open('factoring', '/baolibiaopin/billListNew?tabName=waitRepay');
    await expectWhole(page.getByRole('main'), 'bills.factoring');
    await expect(page.getByRole('heading', { level: 1, name: '账单还款' })).toBeVisible();
    await expect(tab(page, '应还账单')).toHaveAttribute('aria-selected', 'true');
    await expect(choice(page, 'ZD202611020032')).toBeVisible();
    await sim.settled();
    await expect(page.getByLabel('采购账号')).toHaveCount(0);
    await choice(page, 'ZD202611020032').check();
    await expect(
      page.getByRole('region', { name: '已选账单' }).getByRole('link', { name: '还款' }),
    ).toHaveAttribute('href', /\/JcblRepayCom\?bills=ZD202611020032$/);
    await page.getByRole('link', { name: '详情：ZD202611020032' }).click();
    await expect(page).toHaveURL(/\/baolibiaopin\/billDetail\?billNo=ZD202611020032$/);
    await expect(page.getByRole('heading', { level: 1, name: '账单详情' })).toBeVisible();
    await expect(page.getByText('叁万贰仟陆佰壹拾捌元肆角整')).toBeVisible();
  },
);
