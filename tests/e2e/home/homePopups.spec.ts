/** Tests the pop-ups on home and their buttons. Spec 2 §4 */
import type { Page } from '@playwright/test';
import { expect, test, type Sim } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const HOME = '/company/index';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** Every dialog, including covered ones, which have no role. */
const open = (page: Page) => page.locator('[role=dialog]');

async function requests(sim: Sim, operationId: string): Promise<unknown[]> {
  const log = await sim.log();
  return log.filter((entry) => entry.operationId === operationId).map(({ request }) => request);
}

test(
  'welcomes users of mall and small-business products',
  { tag: ['@popup-1-welcome', '@home-layout-compose-dialog'] },
  async ({ page, sim }) => {
    for (const [scenario, name, own, others] of [
      ['welcome', '企业金采', '常见问题', '任务返现中心'],
      ['mall,no-increase-methods,welcome', '批发金采', '任务返现中心', '常见问题'],
    ] as const) {
      await sim.open(scenario, HOME);
      await expect(dialog(page, `欢迎使用${name}`)).toBeVisible();
      await sim.settled();
      await expect(open(page)).toHaveCount(1);
      await expectWhole(dialog(page, `欢迎使用${name}`), own === '常见问题' ? 'welcome' : 'welcome.mall');
      await dialog(page, `欢迎使用${name}`).getByRole('button', { name: '立即体验' }).click();
      await expect(open(page)).toHaveCount(0);
      // Home is complete under it.
      for (const card of ['账单还款', '我的账户', '我的额度', '我的优惠券', '推荐活动', own])
        await expect(page.getByRole('region', { name: card, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: others, exact: true })).toHaveCount(0);
    }
  },
);

test(
  'offers an increase to a qualifying mall product',
  { tag: ['@popup-1-increase'] },
  async ({ page, sim }) => {
    await sim.open('mall-increase-popup', HOME);
    await expect(dialog(page, '您有提额机会').getByText('额度最高可提升至2,000,000.00元')).toBeVisible();
    await expectWhole(dialog(page, '您有提额机会'), 'increaseOffer');
    await dialog(page, '您有提额机会').getByRole('button', { name: '去提额' }).click();
    await expect(page).toHaveURL(/\/increaseActivity$/);
  },
);

test(
  'requests the welcome for a small-business product, without coupons, but not for a personal one',
  { tag: ['@popup-first-login-only-mall-smb'] },
  async ({ page, sim }) => {
    await sim.open('personal', HOME);
    await expect(page.getByText('总额度（元）')).toBeVisible();
    await sim.settled();
    expect(JSON.stringify(await requests(sim, 'queryPopUpsInfo'))).not.toContain('FIRST_TIME_LOGIN_WELCOME');
    await sim.change('baseline', HOME);
    await expect(page.getByText('总额度（元）')).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await requests(sim, 'queryPopUpsInfo')))
      .toContain('FIRST_TIME_LOGIN_WELCOME');
    await sim.settled();
    expect(JSON.stringify(await requests(sim, 'queryPopUpsInfo'))).not.toContain('MARKET_COUPON');
    await expect(open(page)).toHaveCount(0);
  },
);

test('shows pending contracts before the notice', { tag: ['@popup-2-products'] }, async ({ page, sim }) => {
  await sim.open('both-contracts,upgrade-notice', HOME);
  await expect(dialog(page, '合同签署')).toBeVisible();
  await sim.settled();
  await expect(open(page)).toHaveCount(1);
});

test(
  'the confirm button of the upgrade notice sends 0 and opens its address',
  { tag: ['@popup-3-upgrade-notice', '@notice-sure-0', '@notice-sure-jump'] },
  async ({ page, sim }) => {
    await sim.open('upgrade-notice', HOME);
    const notice = dialog(page, '账单功能升级');
    await expectWhole(notice, 'upgradeNotice');
    const opened = page.waitForEvent('popup');
    await notice.getByRole('button').last().click();
    await expect(await opened).toHaveURL(/\/front\//);
    await expect(notice).toBeHidden();
    // The dialog does not wait for the answer.
    await expect
      .poll(() => requests(sim, 'affirm'))
      .toEqual([expect.objectContaining({ operateBtnType: 0 })]);
  },
);

test(
  'the button "not again" of the upgrade notice sends 1',
  { tag: ['@notice-ignore-1'] },
  async ({ page, sim }) => {
    await sim.open('upgrade-notice', HOME);
    const notice = dialog(page, '账单功能升级');
    await expectWhole(notice, 'upgradeNotice');
    await notice.getByRole('button', { name: '不再提醒' }).click();
    await expect(notice).toBeHidden();
    // The dialog does not wait for the answer.
    await expect
      .poll(() => requests(sim, 'affirm'))
      .toEqual([expect.objectContaining({ operateBtnType: 1 })]);
  },
);

test(
  'draws each VIP coupon with one request and shows one success message',
  { tag: ['@popup-4-vip-coupon', '@coupon-draw-per-coupon', '@coupon-draw-success', '@msg-coupon-received'] },
  async ({ page, sim }) => {
    await sim.open('vip-coupons', HOME);
    const coupons = dialog(page, 'VIP专享优惠券');
    await expectWhole(coupons, 'vipCoupons');
    const count = await coupons.getByRole('listitem').count();
    await coupons.getByRole('button', { name: '一键领取' }).click();
    await expect(page.getByText('恭喜您，优惠券领取成功！')).toBeVisible();
    expect(count).toBeGreaterThan(1);
    expect(await requests(sim, 'drawCouponsStdjc')).toHaveLength(count);
  },
);

test(
  'shows VIP coupons that have run out and draws that fail',
  { tag: ['@coupon-draw-none', '@coupon-draw-error', '@msg-coupon-out'] },
  async ({ page, sim }) => {
    const out = page.getByText('抱歉，优惠券已领完，请关注下次活动');
    await sim.open('coupons-run-out', HOME);
    await dialog(page, 'VIP专享优惠券').getByRole('button', { name: '一键领取' }).click();
    await expect(out).toBeVisible();
    await expect(dialog(page, 'VIP专享优惠券')).toBeHidden();
    await sim.open('vip-coupons', HOME);
    await expect(page.getByText(/^\d+张可用$/)).toBeVisible();
    await sim.settled();
    const before = (await requests(sim, 'queryCouponInfo')).length;
    await sim.addFault({ on: 'gateway.drawCouponsStdjc', answer: { code: '9999999' } });
    await dialog(page, 'VIP专享优惠券').getByRole('button', { name: '一键领取' }).click();
    await expect(out).toBeVisible();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toHaveText(['抱歉，优惠券已领完，请关注下次活动']);
    await expect(toast).toHaveAttribute('data-type', 'info');
    await expect(dialog(page, 'VIP专享优惠券')).toBeHidden();
    await sim.settled();
    // After such a failure the result is unknown: the dialog reads the count, and the page reads it once more.
    expect(await requests(sim, 'queryCouponInfo')).toHaveLength(before + 2);
  },
);

test(
  'finds the drawn coupons after lost responses, with one success message',
  { tag: ['@msg-coupon-received'] },
  async ({ page, sim }) => {
    await sim.open('vip-coupons', HOME);
    await expect(page.getByText(/^\d+张可用$/)).toBeVisible();
    await sim.addFault({ on: 'gateway.drawCouponsStdjc', answer: { drop: 'answer' } });
    await dialog(page, 'VIP专享优惠券').getByRole('button', { name: '一键领取' }).click();
    await expect(page.getByText('恭喜您，优惠券领取成功！')).toBeVisible();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toHaveCount(1);
    // Success and failure have different colours.
    await expect(toast).toHaveCSS('background-color', 'rgb(233, 246, 237)');
  },
);
