/** Tests that a session lost by a restart shows a message in portal and console, and can be restored. */
import type { Page } from '@playwright/test';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { bare, expect } from '../../support/sim.ts';

const note = (page: Page) => page.getByRole('status', { name: '模拟会话' });
const lost = '原场景：frozen-quota，时间：2026-11-20 10:00';
const session = (page: Page) => page.getByRole('region', { name: '当前会话' });

bare(
  'shows a restart in open pages of portal and console, with the lost state and a way to restore it',
  { tag: ['@mend-session-told'] },
  async ({ page, context }) => {
    const first = await startSimulator();
    const { port } = new URL(first.origin);
    await page.goto(
      `${first.origin}/front/company/orderManage?scenario=frozen-quota&clock=2026-11-20T10:00:00%2B08:00`,
    );
    await expect(page.getByRole('table', { name: '订单管理' }).locator('tbody tr')).toHaveCount(10);
    const tester = await context.newPage();
    await tester.goto(`${first.origin}/_sim`);
    await expect(session(tester).getByText('frozen-quota')).toBeVisible();
    for (const open of [page, tester]) await expect(note(open)).toHaveCount(0);
    await first.stop();

    const second = await startSimulator({ env: { PORT: port } });
    try {
      await bare.step('the console asks by itself', () => expect(note(tester)).toContainText(lost));

      await bare.step('the portal shows it with the user’s next action, without a load', async () => {
        await page
          .getByRole('navigation', { name: '功能菜单' })
          .getByRole('link', { name: '还款记录' })
          .click();
        await expect(note(page)).toContainText('模拟会话已丢失');
        await expect(note(page)).toContainText(lost);
        // A date with its time does not wrap.
        const time = note(page).getByText('2026-11-20 10:00');
        expect(await time.evaluate((drawn) => drawn.getClientRects().length)).toBe(1);
      });

      await bare.step('later pages show it too, until the user restores the scenario', async () => {
        await tester.reload();
        await expect(note(tester)).toContainText(lost);
        await page.reload();
        await note(page).getByRole('link', { name: '回到原场景' }).click();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(note(page)).toHaveCount(0);
        const now = await (await page.request.get(`${second.origin}/_sim/api/session`)).json();
        expect(now).toMatchObject({
          scenarios: ['frozen-quota'],
          clock: { now: '2026-11-20T10:00:00+08:00' },
        });
        await tester.reload();
        await expect(session(tester).getByText('frozen-quota')).toBeVisible();
        await expect(note(tester)).toHaveCount(0);
      });
    } finally {
      await second.stop();
      await tester.close();
    }
  },
);
