/**
 * Tests a lost connection: each page shows a message at once, and removes it when the connection returns. Without the `sim` fixture,
 * because failed requests leave lines in the console.
 */
import type { Page } from '@playwright/test';
import { expectResultPageLoadedBeforeSubmit, recordRequests } from '../../support/recordedRequests.ts';
import { confirm, confirmDialog, resultTitle, submitButton } from '../../support/repaying.ts';
import { settling } from '../../support/settling.ts';
import { bare, expect } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const bar = (page: Page) => page.getByText('网络连接已断开，请检查网络；恢复后页面自动更新');

bare.use({ ownContext: true });

async function expectBarWhileOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar(page)).toHaveCount(0);
}

bare(
  'shows lost and restored connections on every kind of page',
  { tag: ['@mend-offline-words'] },
  async ({ page }) => {
    const front = `${process.env['SIM_ORIGIN'] ?? ''}/front`;
    const settled = settling(page);
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await page.goto(`${front}/company/index?scenario=baseline`);
    await expect(page.getByText('应还金额（元）').first()).toBeVisible();
    await expectBarWhileOffline(page);
    for (const name of ['账单还款', '订单管理', '还款记录', '优惠券']) {
      await menu.getByRole('link', { name }).click();
      await expect(
        page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true }),
      ).toBeVisible();
      await expectBarWhileOffline(page);
    }
    for (const [scenario, path] of [
      ['baseline', '/help/problemList'],
      ['logged-out', '/company/landing'],
    ] as const) {
      await page.goto(`${front}${path}?scenario=${scenario}`);
      await expect(page.getByRole('banner')).toBeVisible();
      // A call in progress would fail and show an error.
      await settled();
      await expectBarWhileOffline(page);
      // The page keeps its state.
      await expectWhole(
        page.getByRole('main'),
        path === '/help/problemList' ? 'help.main' : 'landing.offline',
      );
    }
  },
);

bare(
  'opens a page by itself when the connection returns',
  { tag: ['@mend-offline-words'] },
  async ({ page }) => {
    const notices: string[] = [];
    page.on('dialog', (dialog) => {
      notices.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${process.env['SIM_ORIGIN'] ?? ''}/front/company/orderManage?scenario=baseline`);
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await expect(menu.getByRole('link', { name: '账单还款' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(bar(page)).toBeVisible();
    await menu.getByRole('link', { name: '账单还款' }).click();
    await expect(page.getByText('网络连接已断开，页面暂时无法打开，恢复后自动打开')).toBeVisible();
    await expect(page.getByText(/系统已更新/)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: '账单还款', level: 1 })).toBeVisible();
    expect(notices).toEqual([]);
  },
);

bare(
  'says that saved views cannot load, and opens them on the press after the connection returns',
  { tag: ['@far-views'] },
  async ({ page }) => {
    await page.goto(`${process.env['SIM_ORIGIN'] ?? ''}/front/company/billListNew?scenario=saved-views`);
    const views = page.getByRole('button', { name: '视图' });
    const drawer = page.getByRole('dialog', { name: '已存视图' });
    await expect(views).toBeVisible();
    await page.context().setOffline(true);
    await views.click();
    await expect(page.getByText('视图加载失败，请检查网络后重试')).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await page.context().setOffline(false);
    await views.click();
    await expect(drawer.getByRole('button', { name: '逾期大额', exact: true })).toBeVisible();
  },
);

bare(
  'survives a lost connection before, during and after 确认付款',
  { tag: ['@mend-offline-pay'] },
  async ({ page }) => {
    const origin = process.env['SIM_ORIGIN'] ?? '';
    const requests = recordRequests(page);
    const notices: string[] = [];
    page.on('dialog', (dialog) => {
      notices.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${origin}/front/repayCom?bills=ZD202611020032&scenario=baseline`);
    await expect(submitButton(page)).toBeVisible();
    await expect(page.getByText('32,618.40').first()).toBeVisible();

    await bare.step('before: nothing was submitted', async () => {
      await page.context().setOffline(true);
      await expect(bar(page)).toBeVisible();
      await submitButton(page).click();
      await expect(
        page.getByText('网络连接已断开，还款未提交，款项未扣除，请在网络恢复后重试'),
      ).toBeVisible();
      await page.context().setOffline(false);
      await expect(bar(page)).toHaveCount(0);
    });

    await bare.step('during: the result is unknown and comes with the connection', async () => {
      await submitButton(page).click();
      await expect(confirmDialog(page)).toBeVisible();
      await page.context().setOffline(true);
      await confirmDialog(page).getByRole('button', { name: '确认付款' }).click();
      await expect(
        page.getByText('网络连接已断开，还款结果暂时未知，请勿重复还款', { exact: false }),
      ).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText('没有查询到该笔还款，款项未扣除，可重新还款')).toBeVisible();
      expectResultPageLoadedBeforeSubmit(requests, 'RepayResultPage', 'submitRepay');
    });

    await bare.step('after: the known result stays and the user continues', async () => {
      await page.goto(`${origin}/front/repayCom?bills=ZD202611020032`);
      await confirm(page);
      await expect(resultTitle(page, '还款处理中')).toBeVisible();
      await page.context().setOffline(true);
      await expect(bar(page)).toBeVisible();
      await expect(resultTitle(page, '还款处理中')).toBeVisible();
      await page.context().setOffline(false);
      await page.request.put(`${origin}/_sim/api/clock`, { data: { advance: 'PT10S' } });
      await expect(resultTitle(page, '还款成功')).toBeVisible();
    });
    expect(notices).toEqual([]);
  },
);
