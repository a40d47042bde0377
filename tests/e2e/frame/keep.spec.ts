/** Tests that home keeps its state (spec 1 §2 "Cached views"), and that a link to the current page changes nothing. */
import { menu } from '../../support/menu.ts';
import { expect, test } from '../../support/sim.ts';

test(
  'keeps home mounted without another fetch and at its scroll position',
  { tag: ['@route-cache-home'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/index');
    await expect(page.getByText('总额度（元）')).toBeVisible();
    await page.getByRole('button', { name: '查看数据表' }).click();
    const mark = () =>
      page.getByRole('main').getByRole('heading', { name: '首页', level: 1, includeHidden: true });
    await mark().evaluate((heading) => heading.setAttribute('data-before', 'yes'));
    await sim.settled();
    await page.evaluate(() => globalThis.scrollTo(0, 200));
    const asked = async () =>
      (await sim.log()).filter(({ operationId }) => operationId === 'userDataV2').length;
    const before = await asked();

    await menu(page).getByRole('link', { name: '还款记录' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: '还款记录', level: 1 })).toBeVisible();
    await expect(page.getByText('总额度（元）')).toBeHidden();
    expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);

    await menu(page).getByRole('link', { name: '首页' }).click();
    await expect(page.getByText('总额度（元）')).toBeVisible();
    await expect(mark()).toHaveAttribute('data-before', 'yes');
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(200);
    expect(await asked()).toBe(before);
  },
);

test('a link to the current page changes nothing', async ({ page, sim }) => {
  await sim.open('baseline', '/company/orderManage');
  await menu(page).getByRole('link', { name: '订单管理' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: '订单管理' })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await menu(page).getByRole('link', { name: '订单管理' }).click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
