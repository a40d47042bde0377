/** Tests shared widgets as the pages use them. Spec 2 §3, §5 */
import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'notices, ads, dialogs and results have their tracking mark (clstag); dialogs open after 100 ms',
  { tag: ['@tracking-clstag', '@dialog-pic', '@dialog-fade-in-100'] },
  async ({ page, sim }) => {
    const check = Promise.withResolvers<undefined>();
    await page.route('**/vasWithdrawalCheck**', async (route) => {
      await check.promise;
      await route.continue();
    });
    await sim.open('baseline', '/company/index');
    await test.step('notices, ads and dialogs have the mark', async () => {
      await page.getByRole('region', { name: '公告消息' }).getByRole('button').first().click();
      const drawer = page.getByRole('dialog', { name: '公告消息' });
      await expect(drawer.locator('[data-clstag]').first()).toHaveAttribute('data-clstag', /\S/);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(
        page.getByRole('region', { name: '推荐活动' }).locator('[data-clstag]').first(),
      ).toHaveAttribute('data-clstag', /\S/);
      // The provider's check of the transfer, which demands the guidance, is still on its way.
      await page.getByRole('button', { name: '转出', exact: true }).click();
      check.resolve(undefined);
      const dialog = page.getByRole('dialog', { name: '转出说明' });
      await expectWhole(dialog, 'dialog.transferOut');
      await expect(dialog.getByRole('button', { name: '我已知晓' })).toHaveAttribute(
        'data-clstag',
        'home_withdrawal_guidance',
      );
      await expect(dialog.getByText('转出金额将转至企业自己的对公账户，预计2小时内到账。')).toBeVisible();
      await expect(dialog.getByText(/^转出处理中如有疑问，请致电客服热线/)).toBeVisible();
      const picture = dialog.locator('img');
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a dialog opens after 100 ms', async () => {
      // Opened once before, so that the code is loaded and only the fake clock matters.
      const account = page.getByRole('button', { name: '账户明细' });
      await account.click();
      await page
        .getByRole('dialog', { name: '账户明细' })
        .getByRole('button', { name: '关闭' })
        .first()
        .click();
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
      await page.clock.install();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      for (const [opener, name] of [
        [page.getByRole('button', { name: '转出', exact: true }), '转出说明'],
        [account, '账户明细'],
      ] as const) {
        const waits = await waitsOf(page);
        await opener.click();
        // Loaded code arrives in a browser task that the page's clock does not control.
        await expect.poll(() => waits.evaluate((all) => all.includes(100))).toBe(true);
        await page.clock.runFor(99);
        await expect(page.locator('[role=dialog]')).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.clock.runFor(2000);
        await expect(page.locator('[role=dialog]')).toHaveCount(0);
      }
      await page.clock.resume();
    });
    await test.step('a result has the mark', async () => {
      await page.addInitScript(() => localStorage.setItem('INCREASE-GUIDE', 'seen'));
      await sim.open('quick-increase', '/increaseActivity?productCode=12025');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByRole('textbox', { name: '短信验证码' }).fill('246810');
      await page.getByRole('button', { name: '申请提额' }).click();
      await page.getByRole('dialog', { name: '确认申请提额' }).getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('button', { name: '返回首页' })).toHaveAttribute(
        'data-clstag',
        'increase_result_home',
      );
    });
  },
);

test(
  'shows 待签署 at 服务合同 to the parent if showPosition asks for it',
  { tag: ['@contract-badge-showposition'] },
  async ({ page, sim }) => {
    // Found by element, because the page has no roles under an open dialog.
    const menu = page.locator('nav[aria-label=功能菜单]');
    const badge = menu.getByText('待签署');
    // The same contract waits in both scenarios: shown at the service contracts too, then only at home.
    for (const [scenario, badges] of [
      ['no-face-contract', 1],
      ['contract-home-only', 0],
    ] as const) {
      await sim.open(scenario, '/company/index');
      await expect(page.getByRole('dialog', { name: '合同签署' })).toBeVisible();
      await expect(menu.getByText('服务合同')).toBeVisible();
      await sim.settled();
      await expect(badge, scenario).toHaveCount(badges);
    }
    // The contract page is for parents: a child account has neither the entry nor its badge.
    await sim.open('no-face-contract,child-account', '/company/index');
    await expect(menu.getByText('账期管理')).toBeVisible();
    await sim.settled();
    await expect(badge).toHaveCount(0);
  },
);

/** Returns the lengths of all timers that the page starts from now on, in ms. */
const waitsOf = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const all: number[] = [];
    const start = window.setTimeout;
    window.setTimeout = ((...timer: Parameters<typeof start>) => {
      all.push(timer[1] ?? 0);
      return start(...timer);
    }) as typeof start;
    return all;
  });
