/** Tests refund lists and the page of one refund. Spec 1 §2, §4, §8 */
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const row = (page: Page, number: string): Locator => page.getByRole('row').filter({ hasText: number });
const detail = (refundNo: string): string => `/refundDetail?refundNo=${refundNo}`;
/** Returns the text beside a label of the page. */
const fact = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

for (const [scenario, path, id] of [
  ['refund-states', '/fenxiao/refundList', 'route-fenxiao-refundlist'],
  ['used-goods', '/yipanhuo/refoundRecord', 'route-yipanhuo-refoundrecord'],
] as const)
  test(
    `${path} lists refunds in every state`,
    { tag: ['@mend-totals', `@${id}`, '@refund-7301', '@refund-7302', '@refund-7303'] },
    async ({ page, sim }) => {
      await sim.open(scenario, path);
      await expect(page.getByRole('heading', { level: 1, name: '退款记录' })).toBeVisible();
      await expectWhole(page.getByRole('main'), `refunds.${scenario}`);
      for (const [number, word] of [
        ['TK2026101500000198', '退款成功'],
        ['TK2026111100000417', '退款中'],
        ['TK2026101800000265', '退款失败'],
      ] as const)
        await expect(row(page, number).getByText(word, { exact: true })).toBeVisible();
      await expect(row(page, 'TK2026101800000265')).toContainText('退货未收到');
      await expect(page.getByText('合计（6笔）')).toBeVisible();
      // Four of six refunds have completed.
      await expect(page.getByText('5,479.65')).toBeVisible();
    },
  );

test('tabs and filters narrow the list and stay in the URL', async ({ page, sim }) => {
  await sim.open('wholesale', '/fenxiao/refundList');
  await page.getByRole('tab', { name: '退款失败' }).click();
  await expect(page).toHaveURL(/status=7303/);
  await expect(page.getByText('合计（1笔）')).toBeVisible();
  await page.reload();
  await expect(page.getByText('合计（1笔）')).toBeVisible();
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('button', { name: '近30天' }).click();
  await page.getByRole('textbox', { name: '订单编号' }).fill('DD202610200059');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/orderNo=DD202610200059&days=30/);
  await expect(row(page, 'TK2026111100000417')).toBeVisible();
  await expect(page.getByText('合计（1笔）')).toBeVisible();
});

test(
  'explains each state of a refund: to its bill, to the overflow account, failed and pending',
  { tag: ['@route-refunddetail'] },
  async ({ page, sim }) => {
    await sim.open('baseline', detail('TK2026101500000198'));
    await expectWhole(page.getByRole('main'), 'refunds.detail');
    await expect(page.getByRole('heading', { level: 1, name: '退款详情' })).toBeVisible();
    await expect(page.getByText('已冲减账单应还本金，已用额度同步减少')).toBeVisible();
    await expect(fact(page, '退款原因')).toHaveText('商品与描述不符');
    await expect(fact(page, '本金（元）')).toHaveText('120.00');
    await expect(page.getByRole('list', { name: '进度' }).getByRole('listitem')).toContainText([
      '申请退款',
      '退款成功，已冲减账单ZD202610120028',
    ]);
    await expect(page.getByRole('link', { name: 'ZD202610120028' })).toHaveAttribute(
      'href',
      /billDetailNew\?billNo=ZD202610120028$/,
    );
    expect(await axe(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'DD202610090056' }).click();
    await expect(page.getByRole('dialog', { name: '订单详情' })).toBeVisible();

    await test.step('a failed refund shows the reason', async () => {
      await goTo(page, detail('TK2026101800000265'));
      await expect(page.getByText('退款未成功：退货未收到')).toBeVisible();
      await expect(page.getByText('如有疑问请致电客服热线')).toHaveCount(0);
    });

    await test.step('a pending refund completes after five days, to the overflow or the easyPay account', async () => {
      await goTo(page, detail('TK2026111100000417'));
      await expect(page.getByText('退款成功后退回溢缴款账户')).toBeVisible();
      await expect(page.getByText('订单退款中，如有疑问请致电客服热线400-088-8816')).toBeVisible();
      await expect(page.getByText('待退款完成')).toBeVisible();
      await sim.setClock({ advance: { days: 5 } });
      await page.reload();
      await expect(page.getByText('退款成功', { exact: true })).toBeVisible();
      await expect(page.getByText('已退回溢缴款账户，可用于还款或转出')).toBeVisible();
      await expect(page.getByText('待退款完成')).toHaveCount(0);
      await sim.change('easy-pay-only', detail('TK2026111100000417'));
      await expect(fact(page, '退款去向')).toHaveText('易捷付还款账户');
    });
  },
);

test("another account's refund is refused without a retry; a page without a refund leads to orders", async ({
  page,
  sim,
}) => {
  await sim.open('refund-not-owned', detail('TK2026102600000913'));
  await expect(page.getByRole('main').getByRole('status')).toHaveText('退款不属于当前产品或账号');
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
  await goTo(page, '/refundDetail');
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL('/front/company/orderManage');
});
