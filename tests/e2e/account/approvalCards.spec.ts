/** Tests the page that shows waiting approvals on a phone, one card at a time. */
import type { Page } from '@playwright/test';
import { SMALL_PAGE } from '../../support/goTo.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: '审批操作' });
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

const keysSent = async (sim: Sim): Promise<unknown[]> =>
  (await sim.log())
    .filter(({ operationId }) => operationId === 'decideApproval')
    .map(({ request }) => (request as { idempotencyKey?: string } | undefined)?.idempotencyKey);

const detailsAsked = async (sim: Sim): Promise<number> =>
  (await sim.log()).filter(({ operationId }) => operationId === 'queryApprovalDetail').length;

test(
  'leads from the message through all cards, and decides each approval once',
  { tag: ['@far-approval-cards'] },
  async ({ page, context, sim }) => {
    await page.setViewportSize(PHONE);
    await sim.open('approval-cards', `${SMALL_PAGE}?productCode=12003`);

    await test.step('the message opens the first card', async () => {
      await page.getByRole('button', { name: /^消息/ }).click();
      await expect(page.getByText('2笔审批待处理')).toBeVisible();
      await page.getByRole('link', { name: '逐笔审批' }).click();
      await expect(page.getByRole('heading', { name: '逐笔审批', level: 1 })).toBeVisible();
      await expect(page.getByText('第1笔，共2笔')).toBeVisible();
      await expect(main(page)).toContainText('“周结账单合并还款”');
      await expect(page.getByRole('group', { name: '同意后的变化' })).toContainText('付款账户余额');
    });

    await test.step('both buttons are in reach of a thumb', async () => {
      await fits(page);
      for (const name of ['同意', '驳回']) {
        const box = await inBar(page, name).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      }
    });

    await test.step('repeats a confirmed decision with the same key after a lost response, then shows the next card', async () => {
      await inBar(page, '同意').click();
      const proof = page.getByRole('dialog', { name: '确认同意' });
      expect(await keysSent(sim)).toEqual([]);
      await sim.addFault({ on: 'provisional.decideApproval', answer: { drop: 'answer' }, times: 1 });
      await proof.getByLabel('支付密码', { exact: true }).last().fill('804617');
      await proof.getByRole('button', { name: '同意并还款' }).click();
      await expect(main(page).getByText(/^上一笔[\d,.]+元已由您同意$/)).toBeVisible();
      await expect(page.getByText('第1笔，共1笔')).toBeVisible();
      const keys = await keysSent(sim);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toMatch(/^[\w-]{16,}$/);
      expect(keys[1]).toBe(keys[0]);
    });

    await test.step('a reload keeps the card and the outcome of the previous one', async () => {
      await page.reload();
      await expect(main(page).getByText(/已由您同意$/)).toBeVisible();
      await expect(main(page)).toContainText('60,000.00');
    });

    await test.step('asks again for the shown request when the tab comes to the front', async () => {
      const before = await detailsAsked(sim);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect.poll(() => detailsAsked(sim)).toBeGreaterThan(before);
    });

    await test.step('shows that a decision in another tab came first, and then the end', async () => {
      await page.setViewportSize(WIDE);
      await inBar(page, '驳回').click();
      const refusal = page.getByRole('dialog', { name: '确认驳回' });
      await refusal.getByRole('button', { name: '驳回' }).click();
      await expect(refusal.getByText('请填写驳回理由')).toBeVisible();
      await refusal.getByRole('textbox', { name: '审批意见' }).fill('十一月不再提高');
      const other = await context.newPage();
      await other.goto(page.url());
      await inBar(other, '同意').click();
      await other.getByRole('dialog').getByRole('button', { name: '确认' }).click();
      await expect(other.getByRole('heading', { name: '全部处理完' })).toBeVisible();
      await other.close();
      await refusal.getByRole('button', { name: '驳回' }).click();
      await expect(main(page).getByText('60,000.00元的申请已在别处同意，您的驳回未生效')).toBeVisible();
      await expect(page.getByRole('heading', { name: '全部处理完' })).toBeVisible();
      await expect(page.getByText('该申请已结束，请查看最新状态')).toHaveCount(0);
      // Back leads to no decided card.
      await page.goBack();
      await expect(bar(page)).toHaveCount(0);
    });
  },
);
