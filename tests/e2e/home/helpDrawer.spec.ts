/** Tests the help of a page, opened by the question mark beside its title. */
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { goTo } from '../../support/goTo.ts';
import { press, tabTo } from '../../support/keyboard.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';

const mark = (page: Page) => page.getByRole('main').getByRole('button', { name: '本页帮助' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'shows the help of a page’s subject over the page',
  { tag: ['@far-help-drawer'] },
  async ({ page, sim }) => {
    await test.step('shows the question mark together with the title', async () => {
      await sim.open('baseline', '/company/myCoupons');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // Not awaited: the mark comes with the title, not later.
      expect(await mark(page).count()).toBe(1);
    });

    await goTo(page, '/company/payRecord');
    await expect(page.getByRole('heading', { name: '还款记录', level: 1 })).toBeVisible();
    const url = page.url();

    await test.step('opens and closes by keyboard and returns the focus', async () => {
      await press(page, mark(page));
      const help = drawer(page, '在线还款');
      const section = help.getByRole('heading', { name: '电子回单、对账单与校验码', level: 2 });
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
      expect(await axe(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(help).toHaveCount(0);
      await expect(mark(page)).toBeFocused();
    });

    await test.step('a search result opens in the drawer', async () => {
      await mark(page).click();
      await drawer(page, '在线还款').getByRole('searchbox', { name: '搜索帮助内容' }).fill('认领步骤');
      await drawer(page, '在线还款').getByRole('link', { name: '认领步骤', exact: true }).first().click();
      const claims = drawer(page, '溢缴款认领');
      await expect(claims.getByRole('heading', { name: '认领步骤', level: 2 })).toBeInViewport();
      expect(page.url()).toBe(url);
    });

    await test.step('on a phone a link opens the full page, and Back leads to the page before', async () => {
      await page.setViewportSize(PHONE);
      await fits(page);
      const full = drawer(page, '溢缴款认领').getByRole('link', { name: '在帮助中心打开' });
      await tabTo(page, full);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/help\/repay\/yjj-claim$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(mark(page)).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { name: '还款记录', level: 1 })).toBeVisible();
      await mark(page).click();
      await expect(drawer(page, '在线还款')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);
