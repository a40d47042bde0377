/** Tests the portal and the console below `/sim`, behind a reverse proxy that strips the path. */
import { startSimulator } from '#tools/simulatorProcess.ts';
import { bare, expect } from '../../support/sim.ts';
import { subPathProxy } from '../../support/subPathProxy.ts';

bare(
  'home, a list, a detail and the console work below the path',
  { tag: ['@team-base-path'] },
  async ({ page, context }) => {
    const simulator = await startSimulator({ env: { BASE_PATH: '/sim', SIM_STORE: 'memory' } });
    const proxy = await subPathProxy(simulator.origin, { path: '/sim', strips: true, keepsHost: true });
    const failed: string[] = [];
    context.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') failed.push(message.text());
    });
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    const below = (path: string) => `${proxy.origin}/sim/front${path}`;
    try {
      await bare.step('a link starts the session, as the home page shows', async () => {
        await page.goto(below('/company/index?scenario=overdue-bill'));
        await expect(page).toHaveURL(below('/company/index'));
        await expect(menu).toBeVisible();
        await expect(page.getByRole('main')).toContainText('逾期');
      });

      await bare.step('the router goes to a list and to a detail, and back', async () => {
        await menu.getByRole('link', { name: '账单还款' }).click();
        await expect(page).toHaveURL(new RegExp('/sim/front/company/billListNew'));
        const first = page.getByRole('main').getByRole('link', { name: /详情/ }).first();
        await expect(first).toHaveAttribute('href', /^\/sim\/front\//);
        await first.click();
        await expect(page).toHaveURL(/\/sim\/front\/.*[dD]etail/);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp('/sim/front/company/billListNew'));
      });

      await bare.step('the console shows the session, its scenarios and its log', async () => {
        await page.goto(`${proxy.origin}/sim/_sim`);
        await expect(page.getByRole('region', { name: '当前会话' })).toContainText('overdue-bill');
        await expect(page.getByRole('link', { name: '打开门户' })).toHaveAttribute('href', /^\/sim\/front\//);
      });

      expect(failed).toEqual([]);
      expect(proxy.outside).toEqual([]);
    } finally {
      await Promise.all([proxy.stop(), simulator.stop()]);
    }
  },
);
