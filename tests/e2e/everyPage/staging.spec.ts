/** Tests splitting a monthly bill into instalments. 1 §2, 1 §9, 2 §1 */
import type { Locator, Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { expectResultPageLoadedBeforeSubmit, recordRequests } from '../../support/recordedRequests.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from './whole.ts';

const BILL = 'ZD202611010031';
const PAGE = `/billStaging?billNo=${BILL}`;
const tile = (page: Page, group: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: group }).locator('label').filter({ hasText: name });
const resultTitle = (page: Page, name: string): Locator => page.getByRole('heading', { name });

/** Ticks the consent, which opens the contract, then reads it for five seconds to its end and presses 同意. */
async function agree(page: Page): Promise<void> {
  await page.clock.install();
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click();
  const dialog = page.getByRole('dialog', { name: '合同预览' });
  const text = dialog.getByRole('document', { name: '账单分期服务协议' });
  await text.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await page.clock.runFor(5000);
  await dialog.getByRole('button', { name: '同意', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '确认分期' }).click();
  await page.getByRole('dialog', { name: '确认分期' }).getByRole('button', { name: '确认分期' }).click();
}

const submissions = async (sim: Sim) =>
  (await sim.log()).filter(({ operationId }) => operationId === 'submitInstalment');

test(
  'updates plan and cost with each choice, and sends again after a refusal',
  { tag: ['@route-billstaging', '@route-billstaging-result'] },
  async ({ page, sim }) => {
    const requests = recordRequests(page);
    await sim.open('baseline', PAGE);
    await expectWhole(page.getByRole('main'), 'staging');
    await expect(page.getByRole('heading', { level: 1, name: '账单分期' })).toBeVisible();
    const plan = page.getByRole('table', { name: '还款计划' });
    await expect(plan.getByRole('row')).toHaveCount(4);
    await expect(page.getByText('3,350.28')).toBeVisible();
    await tile(page, '还款方式', '一次性还本付息').click();
    await expect(plan.getByRole('row')).toHaveCount(2);
    await tile(page, '分期期数', '12期').click();
    await expect(plan.getByRole('row')).toHaveCount(13);
    await expect(tile(page, '还款方式', '等额本息').getByRole('radio')).toBeChecked();
    await expect(tile(page, '还款方式', '先息后本').getByRole('radio')).toBeDisabled();
    await expect(page.getByText('12期不支持该方式').first()).toBeVisible();
    await expect(page.getByText('13.03%', { exact: true })).toBeVisible();

    await test.step('shows the amount of each period on a phone too', async () => {
      await tile(page, '分期期数', '3期').click();
      await tile(page, '还款方式', '等额本息').click();
      await page.setViewportSize(PHONE);
      const periods = page.getByRole('list', { name: '还款计划' }).getByRole('listitem');
      await expect(periods).toHaveCount(3);
      await expect(periods.first().getByText('应还金额（元）').locator('..')).toContainText('63,159.11');
      await fits(page);
      await page.setViewportSize(WIDE);
    });

    await tile(page, '分期期数', '6期').click();
    await expect(page.getByRole('table', { name: '还款计划' }).getByRole('row')).toHaveCount(7);
    await page.getByRole('button', { name: '确认分期' }).click();
    await expect(page.getByText('请阅读并同意协议')).toBeVisible();
    await agree(page);

    await test.step('shows a refusal in place and can send again', async () => {
      await page.setViewportSize(PHONE);
      await sim.addFault({ on: 'provisional.submitInstalment', answer: { code: 'P020007' }, times: 1 });
      await submit(page);
      await expect(page.getByRole('alert').filter({ hasText: '该账单有还款正在处理' })).toBeVisible();
      await fits(page);
    });
    await submit(page);
    await expect(resultTitle(page, '分期处理中')).toBeVisible();
    expectResultPageLoadedBeforeSubmit(requests, 'StagingResultPage', 'submitInstalment');
    await expect(page).toHaveURL(/\/billStaging\/result\?instalmentNo=FQ/);
    await expect(page.getByRole('button', { name: '复制分期流水号' })).toBeVisible();
    await sim.setClock({ advance: 'PT10S' });
    await expect(resultTitle(page, '分期成功')).toBeVisible();
    await expect(page.getByText('首期最后还款日2026-12-25')).toBeVisible();
  },
);

test('a failed application shows the reason and leads to repayment', async ({ page, sim }) => {
  await sim.open('instalment-fails', '/billStaging/result');
  await expect(page.getByText('没有查询到该笔分期')).toBeVisible();
  const { instalments } = await worldOf(page);
  const { id } = instalments.at(-1) ?? { id: '' };
  await goTo(page, `/billStaging/result?instalmentNo=${id}`);
  await sim.setClock({ advance: 'PT10S' });
  await expect(resultTitle(page, '分期失败')).toBeVisible();
  await page.getByRole('button', { name: '去还款' }).click();
  await expect(page).toHaveURL(/\/repayCom\?bills=/);
});

async function worldOf(page: Page): Promise<{ instalments: { id: string }[] }> {
  return (await page.request.get('/_sim/api/world')).json();
}

test('shows the true state if the response to a submission is lost', async ({ page, sim }) => {
  await sim.open('instalment-answer-lost', PAGE);
  await agree(page);
  await submit(page);
  await expect(resultTitle(page, '分期处理中')).toBeVisible();
  // The browser may repeat the request by itself, but only with the same key.
  expect(new Set((await submissions(sim)).map(({ request }) => JSON.stringify(request))).size).toBe(1);
});

test('a bill that cannot be split shows the reason and leads back', async ({ page, sim }) => {
  await sim.open('overdue-bill', PAGE);
  await expect(page.getByText('您有逾期账单，还清后可申请分期')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看账单' })).toBeVisible();
  await sim.change('baseline', '/billStaging?billNo=ZD202611020032');
  await expect(page.getByText('该账单暂不支持分期')).toBeVisible();
  await goTo(page, '/billStaging');
  await expect(page.getByText('请先选择需要分期的账单')).toBeVisible();
});
