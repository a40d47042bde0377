/** Tests the colours of the products and the backgrounds of the pages. Spec 1 §2 */
import { expectHeading, header, themeColour } from '../../support/frame.ts';
import { goTo } from '../../support/goTo.ts';
import { menu } from '../../support/menu.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';

const BLUE = 'rgb(31, 95, 224)';

test.describe('theme', () => {
  test(
    'is blue for 12017, with its brand box',
    { tag: ['@theme-blue-12017', '@shell-brandbox-12017', '@mend-phone-switcher'] },
    async ({ page, sim }) => {
      await sim.open('used-goods', '/yipanhuo/index');
      await expectHeading(page);
      expect(await themeColour(page)).toBe(BLUE);
      const brand = header(page).getByText('母账号：禾川采购');
      await expect(brand).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 768 });
      // The brand box is in one line with the rest of the header.
      await expect.poll(async () => (await brand.boundingBox())?.height).toBeLessThan(32);
      await expect(header(page).getByText('退出登录')).toBeInViewport({ ratio: 1 });
      await page.setViewportSize(PHONE);
      await header(page).getByRole('button', { name: '打开菜单' }).click();
      await expect(
        page.getByRole('dialog', { name: '功能菜单' }).getByText('母账号：禾川采购'),
      ).toBeInViewport();
    },
  );

  test(
    'is blue for product=yipanhuo before a login',
    { tag: ['@theme-blue-query-yipanhuo'] },
    async ({ page, sim }) => {
      await sim.open('logged-out', '/company/landing?product=yipanhuo');
      await expect(header(page)).toBeVisible();
      expect(await themeColour(page)).toBe(BLUE);
    },
  );

  test(
    'home and bill list are transparent, month PLUS is requested once, flagged pages have no frame',
    {
      tag: [
        '@shell-transparent-home',
        '@shell-transparent-billlist',
        '@monthplus-fetch-once',
        '@shell-no-header-footer',
      ],
    },
    async ({ page, sim }) => {
      const background = () =>
        page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
      const [transparent, grey] = ['rgba(0, 0, 0, 0)', 'rgb(245, 246, 248)'];
      await sim.open('baseline', '/company/orderManage');
      await expect(menu(page).getByRole('img', { name: '有新提示' })).toBeVisible();
      expect(await background()).toBe(grey);
      for (const [name, colour] of [
        ['首页', transparent],
        ['账单还款', transparent],
        ['还款记录', grey],
        ['账期管理', grey],
        ['订单管理', grey],
      ] as const) {
        await menu(page).getByRole('link', { name }).click();
        await expect(page.getByRole('main').getByRole('heading', { name, level: 1 })).toBeAttached();
        await expect.poll(background, name).toBe(colour);
        // The texts of the menu and the tabs have no background either.
        for (const written of [menu(page).getByRole('button'), page.getByRole('main').getByRole('tab')])
          for (const one of await written.all())
            await expect(one).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
      await sim.settled();
      const asked = (await sim.log()).filter((entry) => entry.operationId === 'monthplusTrial');
      expect(asked).toHaveLength(1);
      await test.step('flagged routes have neither header nor footer', async () => {
        await goTo(page, '/contractSignNoLogin');
        await expect(page).toHaveURL(/\/contractSignNoLogin$/);
        await expect(header(page)).toHaveCount(0);
        await expectHeading(page);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      });
    },
  );
});
