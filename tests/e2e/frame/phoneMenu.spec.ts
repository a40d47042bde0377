/** Tests the menu of narrow windows. Spec 1 §2 */
import type { Page } from '@playwright/test';
import { header } from '../../support/frame.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';

const PAGE = '/company/orderManage';

test.describe('under 1024 px', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  const opener = (page: Page) => header(page).getByRole('button', { name: '打开菜单' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: '功能菜单' });
  const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 });

  test(
    'the menu opens at the first tap and switches products',
    { tag: ['@mend-phone-menu', '@mend-phone-switcher'] },
    async ({ page, sim }) => {
      await sim.open('several-products', PAGE);

      await test.step('375 px, touch: opened by one tap, closed by a tap outside', async () => {
        await opener(page).tap();
        await expect(drawer(page).getByRole('link', { name: '订单管理' })).toBeInViewport();
        await page.touchscreen.tap(40, 500);
        await expect(drawer(page)).toHaveCount(0);
        // No invisible layer covers the page, so the next tap reaches its target.
        await opener(page).tap();
        await expect(drawer(page)).toBeVisible();
      });

      await test.step('a menu entry navigates, also to the current page', async () => {
        await drawer(page).getByRole('link', { name: '还款记录' }).tap();
        await expect(title(page, '还款记录')).toBeVisible();
        await expect(drawer(page)).toHaveCount(0);
        await opener(page).tap();
        await drawer(page).getByRole('link', { name: '还款记录' }).tap();
        await expect(drawer(page)).toHaveCount(0);
      });

      await test.step('the group of the current page folds and unfolds', async () => {
        await opener(page).tap();
        const group = drawer(page).getByRole('button', { name: '账单与还款' });
        const entry = drawer(page).getByRole('link', { name: '还款记录' });
        await expect(group).toHaveAttribute('aria-expanded', 'true');
        await group.tap();
        await expect(group).toHaveAttribute('aria-expanded', 'false');
        await expect(entry).toBeHidden();
        await group.tap();
        await expect(entry).toBeVisible();
      });

      await test.step('works with mouse and keyboard at 720 px', async () => {
        await page.setViewportSize({ width: 720, height: 900 });
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
        await opener(page).click();
        await expect(drawer(page)).toBeVisible();
        await page.mouse.click(100, 500);
        await expect(drawer(page)).toHaveCount(0);
        await opener(page).click();
        await drawer(page).getByRole('link', { name: '订单管理' }).click();
        await expect(title(page, '订单管理')).toBeVisible();
        await expect(drawer(page)).toHaveCount(0);
      });

      await test.step('the drawer marks the current product and leads to the home of another', async () => {
        await page.setViewportSize(PHONE);
        await opener(page).tap();
        const products = drawer(page).locator('section').filter({ hasText: '切换产品' });
        await expect(products.getByRole('link')).toHaveText(['企业金采', '分销金采', '公司金采']);
        await expect(products.getByRole('link', { name: '企业金采' })).toHaveAttribute(
          'aria-current',
          'true',
        );
        await products.getByRole('link', { name: '分销金采' }).tap();
        await expect(page).toHaveURL(/\/front\/fenxiao\/index/);
        await expect(header(page).getByRole('link', { name: '分销金采' })).toBeVisible();
      });
    },
  );
});
