/** Tests coupons, from drawing one to using it. Spec 1 §2 (/company/myCoupons), §5 */
import { goTo } from '../../support/goTo.ts';
import { chooseSource, confirm, untilSuccess } from '../../support/repaying.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const COUPONS = '/company/myCoupons';
const BILL = 'ZD202611020032';

test(
  'shows the same counts as home, draws a coupon and uses one for a repayment',
  { tag: ['@coupon-tabs', '@coupon-use', '@route-company-mycoupons', '@ep-std-queryavailchannelcoupons'] },
  async ({ page, sim }) => {
    const tab = (name: string) => page.getByRole('tab', { name });
    const group = (name: string) => page.getByRole('region', { name });

    await test.step('the home card leads to the coupons, with the same counts', async () => {
      await sim.open('baseline', '/company/index?productCode=12003');
      const card = page.getByRole('region', { name: '我的优惠券' });
      await expect(card.getByText('3张可用')).toBeVisible();
      await expect(card.getByText('2张待领取').first()).toBeVisible();
      await card.getByRole('link', { name: '使用', exact: true }).click();
      await expect(page.getByRole('heading', { name: '我的优惠券', level: 1 })).toBeVisible();
      await expect(tab('可使用')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab')).toHaveText([
        /^全部\D*7\D*$/,
        /^待领取\D*2\D*$/,
        /^可使用\D*3\D*$/,
        /^已使用\D*1\D*$/,
        /^已过期\D*1\D*$/,
      ]);
      const asked = (await sim.log()).find(({ operationId }) => operationId === 'queryAvailChannelCoupons');
      const filled = expect.stringMatching(/./);
      expect(asked?.request).toMatchObject({
        productCode: '12003',
        eid: filled,
        fp: filled,
        sdkToken: filled,
      });
      await expect(page.getByRole('listitem').filter({ hasText: '80元还款券' })).toBeVisible();
      await expectWhole(page.getByRole('main'), 'coupons.usable');
    });

    await test.step('coupons show thresholds, expiry, use and rules', async () => {
      await tab('全部').click();
      await expect(page).toHaveURL(/myCoupons$/);
      await expectWhole(page.getByRole('main'), 'coupons');
      await expect(group('可使用（3张）').getByText('还款金额满50,000.00元可用')).toBeVisible();
      await expect(group('可使用（3张）').getByText('2026-11-16 23:59:59到期')).toBeVisible();
      await expect(group('可使用（3张）').getByText('剩4天')).toBeVisible();
      await expect(group('已使用、已过期（2张）').getByText('还款流水号HK2026051800000311')).toBeVisible();
      await expect(group('已使用、已过期（2张）').getByText('2026-10-31 23:59:59到期')).toBeVisible();
      await page.getByRole('button', { name: '使用规则' }).click();
      const rules = page.getByRole('dialog', { name: '优惠券使用规则' });
      await expect(rules.getByText('每次还款限用一张优惠券，不与其他优惠券叠加。')).toBeVisible();
      await rules.getByRole('button', { name: '确定' }).click();
    });

    await test.step('draws a coupon', async () => {
      await page.getByRole('button', { name: '去领取采购满减券' }).click();
      await expect(page.getByText('恭喜您，优惠券领取成功！')).toBeVisible();
      await expect(tab('可使用')).toContainText('4');
      await expect(tab('待领取')).toContainText('1');
    });

    await test.step('uses the chosen coupon on the repay page, although another would save more', async () => {
      await page.getByRole('link', { name: '使用80元还款券' }).click();
      await expect(page).toHaveURL(/\/repayCom\?couponId=YHQ202611120002/);
      await expect(page.getByRole('radio', { name: '80元还款券' })).toBeChecked();
      await chooseSource(page, '对公转账');
      // The form of another address is a new one, without this choice.
      await goTo(page, `/repayCom?bills=${BILL}&couponId=YHQ202611120002`);
      await expect(page.getByRole('table', { name: '还款账单' })).toContainText(BILL);
      await expect(page.getByRole('radio', { name: '80元还款券' })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^对公转账/ })).not.toBeChecked();
      await sim.settled();
      await confirm(page);
      await untilSuccess(page, sim);
    });

    await test.step('a used coupon shows its repayment and is no longer offered', async () => {
      await goTo(page, `${COUPONS}?tab=used`);
      await expect(tab('已使用')).toContainText('2');
      const used = page.getByRole('listitem').filter({ hasText: '80元还款券' });
      await expect(used.getByText('2026-11-12使用')).toBeVisible();
      await used.getByRole('link', { name: /查看还款HK/ }).click();
      await expect(
        page
          .getByText('-80.00')
          .or(page.getByText('80.00', { exact: true }))
          .first(),
      ).toBeVisible();
      await goTo(page, '/repayCom');
      await expect(page.getByRole('radio', { name: '100元还款券' })).toBeVisible();
      await expect(page.getByRole('radio', { name: '80元还款券' })).toHaveCount(0);
    });
  },
);

test(
  'a coupon is usable until its last second; a user without coupons has none to draw',
  { tag: ['@coupon-second'] },
  async ({ page, sim }) => {
    await sim.open('baseline', COUPONS, { clock: '2026-11-16T23:59:59+08:00' });
    const coupon = page.getByRole('listitem').filter({ hasText: '100元还款券' });
    await expect(coupon.getByText('今日到期')).toBeVisible();
    await expect(coupon.getByRole('link', { name: '使用100元还款券' })).toBeVisible();
    await sim.setClock({ advance: 'PT1S' });
    await sim.refetch(COUPONS);
    await expect(coupon.getByText('已过期')).toBeVisible();
    await expect(coupon.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: '可使用' })).toContainText('2');
    await sim.change('no-coupons', COUPONS);
    await expect(page.getByRole('tab', { name: '待领取' })).toContainText('0');
  },
);

test(
  'other products show their own coupons',
  { tag: ['@route-company-mycoupons'] },
  async ({ page, sim }) => {
    await sim.open('wholesale', `${COUPONS}?productCode=12012`);
    await expectWhole(page.getByRole('main'), 'coupons.wholesale');
    await expect(page.getByRole('heading', { name: '我的优惠券', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: '可使用（3张）' })).toBeVisible();
  },
);
