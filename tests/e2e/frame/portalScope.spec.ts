/** Tests that the menu leads to each area of the portal, and that landings have no placeholder texts (walk.spec.ts tests all routes). */
import { isRedirect } from '#portal/app/routeRecord.ts';
import { routes } from '#portal/app/routes.ts';
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';

test('an opened user reaches each area from the menu', { tag: ['@portal-scope'] }, async ({ page, sim }) => {
  await sim.open('baseline', '/company/orderManage');
  const menu = page.getByRole('navigation', { name: '功能菜单' });
  for (const [area, item, path] of [
    ['bills and repayment', '账单还款', '/company/billListNew'],
    ['repayments', '还款记录', '/company/payRecord'],
    ['orders', '订单管理', '/company/orderManage'],
    ['coupons', '我的优惠券', '/company/myCoupons'],
    ['payment terms', '账期管理', '/company/clearTypeManage'],
  ] as const) {
    await menu.getByRole('link', { name: item }).click();
    await expect(page, area).toHaveURL(new RegExp(`/front${path}`));
    await expect(page.getByRole('main').getByRole('heading').first(), area).toBeVisible();
  }
  // Other credit lines to open and the financing products are in the header's menu.
  const top = page.getByRole('banner');
  for (const [product, path] of [
    ['批发金采', '/company/landing'],
    ['金采保理', '/baolibiaopin/landing'],
  ] as const) {
    await top.getByRole('button', { name: '其他产品' }).hover();
    await top.getByRole('link', { name: product }).click();
    await expect(page).toHaveURL(new RegExp(`/front${path}\\?`));
    await expect(page.getByRole('button', { name: /^(立即开通|查看账单)$/ })).toBeVisible();
  }
});

test(
  'shows no placeholder to an opened user on a landing',
  { tag: ['@hotline-placeholder'] },
  async ({ page, sim }) => {
    const landings = routes.filter((route) => !isRedirect(route) && route.flags?.isLandingPage === true);
    expect(landings.length).toBeGreaterThan(2);
    await sim.open('baseline', '/help/problemList');
    // Without `stay=1` the guard redirects an opened user to home.
    for (const { path } of landings) {
      await goTo(page, `${path}?stay=1`);
      await expect(page).toHaveURL((url) => url.pathname === `/front${path}`);
      await expect(page.locator('main'), path).toContainText(/\p{Script=Han}/u);
      // A placeholder looks like `{phone}`.
      expect(await page.locator('body').innerText(), path).not.toMatch(/\{\w+\}/);
    }
  },
);
