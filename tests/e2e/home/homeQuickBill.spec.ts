/** Tests quick billing from its entry to the bill in progress. Spec 2 §4, §5 */
import type { Locator, Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { confirm, resultTitle } from '../../support/repaying.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const HOME = '/company/index';
const entry = (page: Page): Locator => page.getByRole('button', { name: '快速出账', exact: true });
const confirmDialog = (page: Page): Locator => page.getByRole('dialog', { name: '快速出账确认' });
const billingDialog = (page: Page): Locator => page.getByRole('dialog', { name: '出账处理中' });

async function orders(sim: Sim): Promise<unknown[]> {
  const log = await sim.log();
  return log.filter(({ operationId }) => operationId === 'orderQuickBill').map(({ request }) => request);
}

test(
  'offers quick billing to products with the feature, not to POP users, and not for nothing unbilled',
  { tag: ['@quickbill-entry-products', '@quickbill-entry-not-pop', '@quickbill-zero', '@msg-no-unbilled'] },
  async ({ page, sim }) => {
    // Four more products offer it: 12003 is tested below, the others in homes.spec.ts.
    await sim.open('new-channel', HOME);
    await expect(entry(page)).toBeVisible();
    for (const scenario of ['personal', 'legal-person-loan', 'pop-user']) {
      await sim.change(scenario, HOME);
      await expect(page.getByText('未出账金额（元）')).toBeVisible();
      await sim.settled();
      await expect(entry(page)).toHaveCount(0);
    }
    await sim.change('nothing-unbilled', HOME);
    await entry(page).click();
    await expect(page.getByText('暂无未出账金额')).toBeVisible();
    await sim.settled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a bill in progress blocks a new one and shows its owner',
  {
    tag: [
      '@quickbill-billing',
      '@dlg-billing-in-progress',
      '@quickbill-blocks-new',
      '@quickbill-user-all',
      '@quickbill-user-other',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('billing-in-progress', HOME);
    await expect(page.getByText('出账中')).toBeVisible();
    await entry(page).click();
    await expect(billingDialog(page)).toBeVisible();
    await expect(billingDialog(page).getByText('账单正在生成，请稍后查看')).toBeVisible();
    await expect(billingDialog(page).getByText('全公司', { exact: true })).toBeVisible();
    await expectWhole(billingDialog(page), 'quickBill.billing');
    await sim.settled();
    // `getByRole` ignores hidden dialogs, so count the elements: no second dialog is open below.
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
    expect(await orders(sim)).toEqual([]);
    await billingDialog(page).getByRole('button', { name: '我知道了' }).click();
    await sim.change('billing-in-progress-own', HOME);
    // Until the new answer is drawn, the entry still opens the dialog of the bill before.
    await sim.settled();
    await entry(page).click();
    await expect(billingDialog(page).getByText('当前母账号', { exact: true })).toBeVisible();
  },
);

test(
  'a parent chooses the scope of a quick bill and orders it once',
  {
    tag: [
      '@quickbill-confirm-dialog',
      '@dlg-quickbill-confirm',
      '@quickbill-hours',
      '@quickbill-amount-changes',
      '@quickbill-parent-radio',
      '@role-parent-quickbill-company',
      '@quickbill-confirm-posts',
      '@quickbill-company-flag',
      '@quickbill-debounce-500',
      '@quickbill-success',
      '@ep-gw-orderquickbill',
      '@quickbill-entry-products',
    ],
  },
  async ({ page, sim }) => {
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    const issuing = page.getByText(/^账单正在生成，预计/);
    await sim.open('baseline', HOME);
    await menu.getByRole('link', { name: '账单还款' }).click();
    await expect(page.getByRole('table', { name: '账单列表' }).locator('tbody tr')).toHaveCount(10);
    await expect(issuing).toHaveCount(0);
    await menu.getByRole('link', { name: '首页' }).click();
    await entry(page).click();
    const dialog = confirmDialog(page);
    await expectWhole(dialog, 'quickBill.confirm');
    await expect(dialog.getByText('快速出账服务时间为每日6:00-23:00')).toBeVisible();
    await expect(dialog.getByText('当日24:00前如有新订单或退款，出账金额可能发生变化')).toBeVisible();
    const scopes = dialog.getByRole('group', { name: '出账范围' });
    await expect(scopes.getByRole('radio')).toHaveCount(2);
    await expect(scopes.getByRole('radio', { name: /当前母账号未出账金额/ })).toBeChecked();
    const whole = scopes.getByRole('radio', { name: /全公司未出账金额/ });
    await whole.check({ force: true });
    const submit = dialog.getByRole('button', { name: '确认出账' });
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    // Each click restarts the 500 ms; one order follows the last click.
    for (const pause of [499, 499]) {
      await submit.click();
      await page.clock.runFor(pause);
      expect(await orders(sim)).toEqual([]);
    }
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(billingDialog(page)).toBeVisible();
    await expect(
      billingDialog(page)
        .getByRole('definition')
        .filter({ hasText: /^[\d,]+\.\d\d元$/ }),
    ).toBeVisible();
    await expect(billingDialog(page).getByText('全公司')).toBeVisible();
    expect(await orders(sim)).toEqual([{ productCode: '12003', companyAllOrderBill: true }]);
    await billingDialog(page).getByRole('button', { name: '我知道了' }).click();
    await expect(page.getByText('出账中')).toBeVisible();
    // The earlier list is outdated.
    await menu.getByRole('link', { name: '账单还款' }).click();
    await expect(issuing).toBeVisible();
  },
);

test(
  'shows a refusal outside the hours, and copes with a response without amount or a lost one',
  { tag: ['@quickbill-missing-amount', '@quickbill-company-flag', '@ep-gw-orderquickbill'] },
  async ({ page, sim }) => {
    await test.step('refuses an order outside the hours', async () => {
      await sim.open('quick-bill-closed', HOME);
      await entry(page).click();
      await confirmDialog(page).getByRole('button', { name: '确认出账' }).click();
      await expect(page.locator('[data-sonner-toast]')).toContainText('6:00-23:00');
      await sim.settled();
      await expect(confirmDialog(page)).toBeVisible();
      await expect(page.locator('[role=dialog]')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(confirmDialog(page)).toHaveCount(0);
    });

    await test.step('a response without an amount closes the dialog', async () => {
      await sim.change('baseline', HOME);
      const data = { companyBillAmount: 0, currentUserBillAmount: 0, status: 'none' };
      await sim.addFault({
        on: 'gateway.orderQuickBill',
        answer: {
          body: JSON.stringify({ resultCode: '0', resultData: { code: '0000', msg: '成功', data } }),
        },
        times: 1,
      });
      await entry(page).click();
      await confirmDialog(page).getByRole('button', { name: '确认出账' }).click();
      await expect(confirmDialog(page)).toHaveCount(0);
      await sim.settled();
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    });

    await test.step('after a lost response the state is read; at most the same order is repeated', async () => {
      const before = (await orders(sim)).length;
      await sim.addFault({ on: 'gateway.orderQuickBill', answer: { drop: 'answer' } });
      await entry(page).click();
      await confirmDialog(page).getByRole('button', { name: '确认出账' }).click();
      await expect(billingDialog(page).getByText('当前母账号')).toBeVisible();
      await expect(confirmDialog(page)).toBeHidden();
      // The browser may resend after a broken connection; the provider accepts one.
      // The log is newest first.
      const newOrders = (await orders(sim)).slice(0, -before);
      expect(newOrders).not.toEqual([]);
      for (const order of newOrders)
        expect(order).toEqual({ productCode: '12003', companyAllOrderBill: false });
    });
  },
);

/** A line of the dialog; the resulting bill must have the same values. */
interface Line {
  readonly due: string;
  readonly principal: string;
  readonly fee: string;
  readonly amount: string;
}

async function linesOf(dialog: Locator): Promise<Line[]> {
  const texts = await dialog
    .getByRole('region', { name: /^将生成账单/ })
    .getByRole('listitem')
    .allInnerTexts();
  return texts.map((text) => {
    const found = /最后还款日(\S+)，本金([\d,.]+)元，服务费([\d,.]+)元\s*([\d,.]+)元/.exec(text);
    if (found === null) throw new Error(`a line without its facts: ${text}`);
    const [, due = '', principal = '', fee = '', amount = ''] = found;
    return { due, principal, fee, amount };
  });
}

test(
  'shows the figures of the resulting bills in the dialog, for each scope and cycle',
  { tag: ['@mend-quick-bill-facts'] },
  async ({ page, sim }) => {
    await sim.open('baseline', HOME);
    await entry(page).click();
    const dialog = confirmDialog(page);
    await expect(dialog.getByRole('region', { name: '将生成账单1笔' })).toBeVisible();
    const own = await linesOf(dialog);
    expect(own).toEqual([{ due: '2026-12-25', principal: '12,870.50', fee: '77.22', amount: '12,947.72' }]);
    await dialog.getByRole('radio', { name: /全公司未出账金额/ }).check({ force: true });
    await expect(dialog.getByRole('region', { name: '将生成账单3笔' })).toBeVisible();
    const lines = await linesOf(dialog);
    expect(lines.map(({ due }) => due)).toEqual(['2026-12-25', '2026-11-29', '2026-11-29']);
    await dialog.getByRole('button', { name: '确认出账' }).click();
    await expect(billingDialog(page).getByRole('region', { name: '将生成账单3笔' })).toBeVisible();
    expect(await linesOf(billingDialog(page))).toEqual(lines);
    await billingDialog(page).getByRole('button', { name: '我知道了' }).click();

    await sim.setClock({ at: '2026-11-13T09:00:00+08:00' });
    await goTo(page, '/company/billListNew?tabName=allBill');
    for (const [index, { due, amount }] of lines.entries()) {
      const row = page.getByRole('row').filter({ hasText: `ZD2026111200${34 + index}` });
      for (const fact of [due, amount]) await expect(row).toContainText(fact);
    }
    await page
      .getByRole('row')
      .filter({ hasText: 'ZD202611120034' })
      .getByRole('link', { name: '详情' })
      .click();
    for (const fact of ['2026-12-25', '12,870.50', '77.22', '12,947.72'])
      await expect(page.getByRole('main').getByText(fact).filter({ visible: true }).first()).toBeVisible();
  },
);

test(
  'parent and child can repay billed amounts while a quick bill is in progress',
  { tag: ['@mend-quick-bill-repay'] },
  async ({ page, sim }) => {
    for (const [who, scenario] of [
      ['a parent', 'billing-in-progress'],
      ['a child', 'billing-in-progress,child-account'],
    ] as const)
      await test.step(who, async () => {
        await sim.change(scenario, '/repayCom?bills=ZD202611020032');
        await confirm(page);
        await expect(resultTitle(page, '还款处理中')).toBeVisible();
        const log = await sim.log();
        expect(log.filter(({ operationId }) => operationId === 'submitRepay')).toHaveLength(1);
      });
  },
);
