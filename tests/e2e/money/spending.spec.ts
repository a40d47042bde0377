/** Tests the spending analysis: charts and tables that lead to their orders and bills. */
import type { Page } from '@playwright/test';
import { formatAmount } from '#portal/format/money.ts';
import { axe } from '../../support/axe.ts';
import { press } from '../../support/keyboard.ts';
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { print } from '../../support/sheets.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';

interface Sums {
  readonly amount: number;
  readonly refunded: number;
  readonly net: number;
}

interface Spending {
  readonly total: Sums;
  readonly costs: { readonly total: { readonly cost: number; readonly penalty: number } };
}

/** Returns the provider's data by the same request as the page. */
async function spendingOf(page: Page): Promise<Spending> {
  const answer = await page.request.post('/provisional/spending/querySpending', {
    data: { productCode: '12003', dateFrom: '2026-06-01', dateTo: '2026-11-12' },
  });
  return ((await answer.json()) as { resultData: Spending }).resultData;
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'shows spending, quota and costs as charts and tables, and leads to the rows behind',
  { tag: ['@far-spending', '@far-spending-costs'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', '/spending');
    const { total, costs } = await spendingOf(page);
    expect(costs.total.penalty).toBeGreaterThan(0);

    await test.step('the sums are those of the provider, wide and on a phone', async () => {
      await onPhoneToo(page, async () => {
        for (const value of [total.amount, total.refunded, total.net])
          await expect(card(page, '采购支出')).toContainText(formatAmount(value));
        await expect(card(page, '费用与节省')).toContainText(formatAmount(costs.total.cost));
        await expect(card(page, '额度使用').getByRole('img')).toHaveAccessibleName(/期末[\d,.]+元，最高/);
        await expect(card(page, '额度使用').getByRole('list', { name: '额度变化' })).toContainText(
          '2026-06-01 提额 +200,000.00元',
        );
      });
      await page.setViewportSize(PHONE);
      const box = await card(page, '采购支出').getByRole('list', { name: '按月份' }).boundingBox();
      expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
      await page.setViewportSize(WIDE);
      expect(await axe(page, 'main')).toEqual([]);
    });

    await test.step('a month leads to its orders by keyboard, with the same sum', async () => {
      const month = card(page, '采购支出').getByRole('link', { name: /^2026年10月/ });
      const name = (await month.getAttribute('aria-label')) ?? '';
      await press(page, month);
      await expect(page).toHaveURL('/front/company/orderManage?dateFrom=2026-10-01&dateTo=2026-10-31');
      const [, amount = ''] = /订单金额([\d,.]+)元/.exec(name) ?? [];
      await expect(page.getByRole('main')).toContainText(`订单金额，不含已取消与支付失败（元）${amount}`);
      await page.goBack();
    });

    await test.step('a category leads to its orders', async () => {
      await card(page, '采购支出')
        .getByRole('link', { name: /^电脑数码/ })
        .click();
      await expect(page).toHaveURL(/orderManage\?category=DIGITAL&dateFrom=2026-06-01&dateTo=2026-11-12$/);
      await expect(page.getByRole('table', { name: '订单管理' })).toContainText('激光打印机');
      await expect(page.getByRole('table', { name: '订单管理' })).not.toContainText('轴承');
      await page.goBack();
    });

    await test.step('the tables have the same figures and lead to bills', async () => {
      await page.getByRole('button', { name: '表', exact: true }).click();
      await expect(page).toHaveURL('/front/spending?view=table');
      await expect(page.getByRole('table')).toHaveCount(5);
      await onPhoneToo(page, () => expect(card(page, '费用与节省')).toContainText('2026年10月'));
      expect(await axe(page, 'main')).toEqual([]);
      await card(page, '费用与节省').getByRole('link', { name: '2026年10月，查看账单' }).click();
      await expect(page).toHaveURL(/billListNew\?dateFrom=2026-10-01&dateTo=2026-10-31$/);
      await page.goBack();
      await expect(page.getByRole('table')).toHaveCount(5);
    });

    await test.step('prints charts and tables without a blank sheet, from a phone too', async () => {
      await page.setViewportSize(PHONE);
      expect((await print(page, 'portrait')).wasted).toEqual([]);
      await page.setViewportSize(WIDE);
      const { text, cut, wasted } = await print(page, 'portrait');
      expect(cut).toEqual([]);
      expect(wasted).toEqual([]);
      for (const part of ['2026-06-01至2026-11-12', '2026年6月', '按采购账号', formatAmount(total.net)])
        expect(text).toContain(part.replaceAll(' ', ''));
    });

    await test.step('a range of days is checked, and kept in the address', async () => {
      await page.getByRole('button', { name: '自选日期' }).click();
      await page.getByRole('textbox', { name: '起始日期' }).fill('2026-11-20');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('alert')).toHaveText('请选择起止日期，结束日不能早于起始日。');
      await page.getByRole('textbox', { name: '起始日期' }).fill('2026-10-10');
      await page.keyboard.press('Tab');
      await expect(page).toHaveURL(/months=range&dateFrom=2026-10-10&dateTo=2026-11-12/);
      await expect(card(page, '采购支出')).toContainText('2026年11月');
      await expect(card(page, '采购支出')).not.toContainText('2026年9月');
    });
  },
);

test(
  'shows a child account its own spending, and a failed load with a retry',
  { tag: ['@far-spending'] },
  async ({ page, sim }) => {
    await sim.start('child-account');
    await sim.addFault({ on: 'provisional.querySpending', answer: { code: '9999999' }, times: 1 });
    await page.goto('/front/spending');
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expect(
      card(page, '采购支出').getByRole('list', { name: '按采购账号' }).getByRole('link'),
    ).toHaveCount(1);
    await expect(card(page, '额度使用')).toContainText('本账号的日终已用额度');
    await expect(card(page, '额度使用')).not.toContainText('总额度');
  },
);

test('says that there are no orders', { tag: ['@far-spending'] }, async ({ page, sim }) => {
  await sim.open('newcomer', '/spending');
  await expect(card(page, '采购支出')).toContainText('所选期间没有订单');
});
