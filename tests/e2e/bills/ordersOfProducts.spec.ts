/** Tests the order lists of the other product families, and their pages of one order. Spec 1 §2 */
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { goTo } from '../../support/goTo.ts';
import { dataRows, drawer, expectOrderList, picker } from '../../support/orders.ts';
import { optionsOf } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

/** Opens the page of one order from the drawer of its list, and expects its content and the way back. */
async function expectOrderPage(page: Page, snapshot: string, list: string, detail: string): Promise<void> {
  await page.getByRole('button', { name: '查看订单DD202611100069详情' }).click();
  await drawer(page).getByRole('link', { name: '查看完整页面' }).click();
  await expect(page).toHaveURL(`/front${detail}?orderNo=DD202611100069`);
  await expect(page.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible();
  await expectWhole(page.getByRole('main'), `order.${snapshot}`);
  await expect(page.getByRole('list', { name: '进度' })).toContainText('待收货');
  await expect(page.getByText('4,230.50').first()).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
  const crumbs = page.getByRole('navigation', { name: '当前位置' });
  await crumbs.getByRole('link', { name: '订单管理' }).click();
  await expect(page).toHaveURL(`/front${list}`);
}

const offersEmpty = async (page: Page): Promise<boolean> =>
  (await optionsOf(picker(page))).some(({ text }) => text === '请选择');

test(
  'factoring lists its orders with its own columns and without a sub-account picker',
  { tag: ['@route-bl-ordermanage', '@picker-hidden-bl'] },
  async ({ page, sim }) => {
    await sim.open('factoring', '/baolibiaopin/orderManage');
    await expectOrderList(page, '供货方');
    // Routes with the flag BL have no sub-account picker.
    await expect(page.getByRole('textbox', { name: '供货方' })).toBeVisible();
    await sim.settled();
    await expect(picker(page)).toHaveCount(0);
  },
);

test(
  'yipanhuo lists its orders with its own columns, and each has a page below the list',
  { tag: ['@route-yipanhuo-order', '@route-yipanhuo-detail'] },
  async ({ page, sim }) => {
    await sim.open('used-goods', '/yipanhuo/order');
    await expectOrderList(page, '供货方');
    await expectOrderPage(page, 'used-goods', '/yipanhuo/order', '/yipanhuo/detail');
  },
);

test(
  'fenxiao lists its orders with own columns, a page for each and a picker with an empty choice',
  { tag: ['@route-fenxiao-ordermanage', '@route-fenxiao-detail', '@picker-empty-option'] },
  async ({ page, sim }) => {
    await sim.open('wholesale', '/fenxiao/orderManage');
    await expectOrderList(page, '供货方');
    await expect(picker(page)).toBeEnabled();
    expect(await offersEmpty(page)).toBe(true);
    await expectOrderPage(page, 'wholesale', '/fenxiao/orderManage', '/fenxiao/detail');

    await test.step('an address without an order leads to the list', async () => {
      await goTo(page, '/fenxiao/detail');
      await page.getByRole('link', { name: '查看订单' }).click();
      await expect(page).toHaveURL('/front/fenxiao/orderManage');
      await expect(dataRows(page)).toHaveCount(10);
    });

    await test.step('the picker of refunds has no empty choice 请选择', async () => {
      await goTo(page, '/fenxiao/refundList');
      await expect(page.getByRole('heading', { level: 1, name: '退款记录' })).toBeVisible();
      await expect(picker(page)).toBeEnabled();
      expect(await offersEmpty(page)).toBe(false);
    });

    await test.step('a child account has no sub-account picker', async () => {
      await sim.change('wholesale,child-account', '/fenxiao/orderManage');
      await expect(dataRows(page).filter({ hasText: 'DD2026' }).first()).toBeVisible();
      await sim.settled();
      await expect(picker(page)).toHaveCount(0);
    });
  },
);
