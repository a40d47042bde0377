/** Tests the product of a tab: a user with several products chooses one, and the tab keeps it. docs/decisions/0235 */
import type { Page } from '@playwright/test';
import { header } from '../../support/frame.ts';
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';

/** Expects the product of the page beside the logo. */
const shows = (page: Page, product: string) =>
  expect(header(page).getByRole('link').first()).toContainText(product);

async function switchTo(page: Page, product: string) {
  await header(page).getByRole('button', { name: '切换产品' }).click();
  await header(page).getByRole('listitem').getByRole('link', { name: product, exact: true }).click();
  await page.mouse.move(720, 700);
  await expect(page).toHaveTitle(new RegExp(`- ${product}$`));
}

test(
  'keeps the chosen product after a reload, in a new tab, after external pages, Back and Forward',
  { tag: ['@mend-product-kept', '@out-product-in-place', '@out-back-past-redirect'] },
  async ({ page, sim, context }) => {
    await sim.open('several-products,mall', '/company/index');
    await shows(page, '批发金采');

    for (const [product, home] of [
      ['公司金采', '/front/company/index'],
      ['分销金采', '/front/fenxiao/index'],
      ['批发金采', '/front/company/index'],
    ] as const) {
      await test.step(`${product}: reload and new tab`, async () => {
        await switchTo(page, product);
        await expect(page).toHaveURL(
          ({ pathname, searchParams }) =>
            pathname === home && searchParams.size === 1 && searchParams.has('productCode'),
        );
        await page.reload();
        await expect(page).toHaveTitle(new RegExp(`- ${product}$`));
        const opening = context.waitForEvent('page');
        await page
          .getByRole('navigation', { name: '功能菜单' })
          .getByRole('link', { name: '还款记录' })
          .or(page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '退款' }))
          .first()
          .click({ modifiers: ['ControlOrMeta'] });
        const tab = await opening;
        await expect(tab).toHaveTitle(new RegExp(`- ${product}$`));
        await tab.close();
      });
    }

    await test.step('an external page and the browser’s Back keep the product', async () => {
      await switchTo(page, '公司金采');
      await header(page).getByRole('button', { name: '我的服务' }).click();
      await header(page).getByRole('link', { name: '用户中心' }).click();
      await page.waitForURL(/user-center/);
      await page.getByRole('link', { name: '返回' }).click();
      await expect(page).toHaveURL(/\/front\/company\/index\?productCode=12010$/);
      await expect(page).toHaveTitle(/- 公司金采$/);
      await page.goBack();
      await page.waitForURL(/user-center/);
      await page.goBack();
      await expect(page).toHaveTitle(/- 公司金采$/);
    });

    await test.step('Forward within one document leads into another product', async () => {
      await goTo(page, '/company/orderManage');
      await expect(page).toHaveTitle('订单管理 - 公司金采');
      await goTo(page, '/company/billListNew');
      await expect(page).toHaveTitle('账单还款 - 公司金采');
      await switchTo(page, '分销金采');
      // The switch leads over `/`, whose redirect leaves no entry: two entries back is the order page. It loads for the
      // tab's product 分销金采, which has no pages under /company, so the home of 分销金采 shows.
      await page.evaluate(() => void setTimeout(() => history.go(-2)));
      await expect(page).toHaveTitle(/- 分销金采$/);
      await expect(page).toHaveURL(/\/front\/fenxiao\/index$/);
      // The address of the bills has kept its product.
      await page.goForward();
      await expect(page).toHaveTitle('账单还款 - 公司金采');
    });
  },
);

test('replaces a remembered product that this user has not opened by an opened one', async ({
  page,
  sim,
}) => {
  await sim.open('wholesale', '/fenxiao/refundList?productCode=12012');
  await shows(page, '分销金采');
  await sim.open('baseline', '/company/orderManage');
  await expect(page).toHaveTitle('订单管理 - 企业金采');
});

test(
  'changes the product at once from the header',
  { tag: ['@mend-product-switch'] },
  async ({ page, sim }) => {
    const other = async (name: string) => {
      await header(page).getByRole('button', { name: '其他产品' }).click();
      await header(page).getByRole('listitem').getByRole('link', { name, exact: true }).click();
    };
    await sim.open('baseline', '/company/orderManage');
    await expect(page).toHaveTitle('订单管理 - 企业金采');

    await other('公司金采');
    await expect(page).toHaveTitle('产品介绍 - 公司金采');
    await shows(page, '公司金采');
    // The user has nothing in this product yet.
    await expect(page.getByRole('button', { name: '立即开通' })).toBeVisible();

    await other('企业金采');
    await expect(page).toHaveTitle('产品介绍 - 企业金采');
    await expect(page.getByRole('button', { name: '查看账单' })).toBeVisible();

    await other('先采后付');
    await expect(page).toHaveTitle('先采后付 - 先采后付');
    await expect(page.getByRole('button', { name: '立即开通' })).toBeVisible();

    await test.step('after going back, each page has its product', async () => {
      await page.goBack();
      await expect(page).toHaveTitle('产品介绍 - 企业金采');
      await page.goBack();
      await expect(page).toHaveTitle('产品介绍 - 公司金采');
      await page.goBack();
      await expect(page).toHaveTitle('订单管理 - 企业金采');
      await page.reload();
      await expect(page).toHaveTitle('订单管理 - 企业金采');
    });
  },
);
