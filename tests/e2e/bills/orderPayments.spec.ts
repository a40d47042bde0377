/** Tests the payments of orders. Spec 1 §2, §8 */
import { dataRows, row } from '../../support/orders.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'lists paid orders, and all orders with the outcome of their payments',
  {
    tag: [
      '@mend-totals',
      '@route-yipanhuo-payedorderrecord',
      '@payment-10',
      '@payment-20',
      '@payment-30',
      '@payment-40',
      '@payment-50',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('payment-states', '/yipanhuo/payedOrderRecord');
    await expectWhole(page.getByRole('main'), 'orders.payments');
    await expect(page.getByRole('heading', { level: 1, name: '已还订单' })).toBeVisible();
    await expect(row(page, 'ZF202611110071').getByText('支付成功', { exact: true })).toBeVisible();
    await expect(row(page, 'ZF202611089004')).toHaveCount(0);
    const paid = page.getByText(/^支付成功（元）/).locator('..');
    const total = await paid.innerText();
    await page.getByRole('tab', { name: '全部支付' }).click();
    await expect(row(page, 'ZF202611089004')).toBeVisible();
    expect(await paid.innerText()).toBe(total);
    for (const [number, word] of [
      ['ZF202611129002', '支付中'],
      ['ZF202611110071', '支付成功'],
      ['ZF202611129001', '已取消'],
      ['ZF202611089004', '支付失败'],
      ['ZF202611119003', '支付结果确认中'],
    ] as const)
      await expect(row(page, number).getByText(word, { exact: true })).toBeVisible();
    await expect(row(page, 'ZF202611089004')).toContainText('可用额度不足');

    // Two changes of the tab within 300 ms count as one (2 §4).
    await expect(async () => {
      await page.getByRole('tab', { name: '支付失败' }).click();
      await expect(page).toHaveURL(/status=40/, { timeout: 500 });
    }).toPass();
    await expect(dataRows(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'DD202611089004' }).click();
    await expect(page).toHaveURL('/front/yipanhuo/detail?orderNo=DD202611089004');
    await expect(page.getByText('支付失败，可用额度不足')).toBeVisible();
  },
);
