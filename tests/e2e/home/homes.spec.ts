/** Tests the homes of the distribution, used-goods and factoring products, which are the company's home with other data. Spec 1 §2 */
import type { Locator, Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { region } from '../../support/region.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const due = (page: Page): Locator => region(page, '应还账单').filter({ hasText: '应还合计' });
const notices = (page: Page): Locator => page.getByRole('region', { name: '公告消息' });
/** Returns the texts of the notices, independent of their frame. */
const noticeTexts = (page: Page): Locator =>
  page.getByText(/^(对公转账|防诈骗|还款)提醒：/).filter({ visible: true });

async function withNotices(page: Page): Promise<void> {
  await expect(notices(page)).toHaveCount(1);
  await expect(noticeTexts(page).first()).toBeVisible();
}

async function withoutNotices(page: Page, sim: Sim): Promise<void> {
  await sim.settled();
  await expect(notices(page)).toHaveCount(0);
  await expect(noticeTexts(page)).toHaveCount(0);
}

/** Expects this number of repayment reminders among the notices. */
async function expectReminders(page: Page, times: 0 | 1): Promise<void> {
  await notices(page).getByRole('button', { name: /./ }).first().click();
  const drawer = page.getByRole('dialog', { name: '公告消息' });
  await expect(drawer.getByText(/防诈骗提醒/)).toBeVisible();
  await expect(drawer.getByText(/^还款提醒：请在还款日前按时还款/)).toHaveCount(times);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
}

async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expect(region(page, '最近订单').getByRole('listitem')).toHaveCount(5);
  await fits(page);
  await page.setViewportSize(WIDE);
}

test(
  'lists due amounts and last orders on the distribution home, with a reminder',
  { tag: ['@route-fenxiao-index', '@shell-noticebar-distribution-only', '@notice-text-repayment'] },
  async ({ page, sim }) => {
    await sim.open('wholesale', '/fenxiao/index');

    await test.step('due amounts and last orders', async () => {
      await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
      await expectWhole(page.getByRole('main'), 'home.wholesale');
      await expect(region(page, '账单还款').getByText('269,548.52')).toBeVisible();
      await expect(region(page, '账单还款').getByRole('link', { name: '还款', exact: true })).toHaveAttribute(
        'href',
        '/front/repayCom',
      );
      await expect(region(page, '账单还款').getByRole('link', { name: '还款记录' })).toHaveAttribute(
        'href',
        /\/fenxiao\/payRecord$/,
      );
      await expect(due(page).getByRole('link', { name: /^还款：/ })).toHaveCount(4);
      const orders = page.getByRole('table', { name: '最近订单' });
      await expect(orders.getByRole('link')).toHaveCount(5);
      await expect(due(page).getByRole('columnheader')).toHaveText([
        /账单/,
        /还款日/,
        /应还金额/,
        /状态/,
        /操作/,
      ]);
      // If the table does not fit, pinned columns stay and the amount is visible.
      await expect(orders.getByRole('columnheader', { name: /金额/ })).toHaveClass(/pinned/);
      await expect(orders.getByRole('link').first()).toHaveAttribute('href', /\/fenxiao\/detail\?orderNo=DD/);
      await expect(page.getByRole('link', { name: '采购账号管理' }).last()).toHaveAttribute(
        'href',
        /\/fenxiao\/accountManage$/,
      );
      await expect(region(page, '我的优惠券')).toBeVisible();
    });

    await test.step('shows rows as entries beside the cards on a small laptop', async () => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(page.getByRole('list', { name: '应还账单' }).getByText('未结清')).toHaveCount(4);
      await expect(page.getByRole('list', { name: '最近订单' }).getByText('待收货')).toHaveCount(4);
      await page.setViewportSize(WIDE);
    });

    await test.step('chosen bills lead to one repayment, and the link of a bill to its own', async () => {
      const rows = due(page).getByRole('checkbox', { name: /^选择账单/ });
      await expect(rows).toHaveCount(4);
      const [first, second] = [
        await rows.nth(0).getAttribute('aria-label'),
        await rows.nth(1).getAttribute('aria-label'),
      ].map((label) => label?.replace('选择账单', '') ?? '');
      await rows.nth(0).check();
      await rows.nth(1).check();
      const chosen = page.getByRole('region', { name: '已选账单' });
      await expect(chosen.getByText('已选2笔')).toBeVisible();
      // 32,618.40 + 28,905.60.
      await expect(chosen.getByText('61,524.00')).toBeVisible();
      await expect(chosen.getByRole('link', { name: '还款' })).toHaveAttribute(
        'href',
        `/front/repayCom?${new URLSearchParams({ bills: `${String(first)},${String(second)}` }).toString()}`,
      );
      await expect(due(page).getByRole('link', { name: `还款：${String(first)}` })).toHaveAttribute(
        'href',
        `/front/repayCom?bills=${String(first)}`,
      );
    });

    await test.step('the notices are on the distribution home, not above the orders', async () => {
      await withNotices(page);
      await expectReminders(page, 1);
      await onPhone(page);
      await goTo(page, '/fenxiao/orderManage?productCode=12012');
      await expect(page.getByRole('main').getByText('合计（76笔）').first()).toBeVisible();
      await withoutNotices(page, sim);
    });
  },
);

test(
  'shows the used-goods home in blue, without offers, benefits and notices',
  { tag: ['@route-yipanhuo-index', '@shell-noticebar-distribution-only'] },
  async ({ page, sim }) => {
    await sim.open('used-goods', '/yipanhuo/index?productCode=12017');
    await expectWhole(page.getByRole('main'), 'home.usedGoods');
    await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
    const repay = region(page, '账单还款').getByRole('link', { name: '还款', exact: true });
    await expect(repay).toHaveCSS('background-color', 'rgb(31, 95, 224)');
    await expect(due(page).getByRole('link', { name: /^还款：/ })).toHaveCount(4);
    await expect(page.getByRole('table', { name: '最近订单' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /\/yipanhuo\/detail\?orderNo=DD/,
    );
    await sim.settled();
    await expect(region(page, '我的优惠券')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '采购账号管理' })).toHaveCount(0);
    await withoutNotices(page, sim);
    await onPhone(page);
  },
);

test(
  'the factoring homes show bills, balance and contracts, without notices, 我的服务 and help',
  {
    tag: [
      '@route-bl-index',
      '@admin-phone-edit-factoring',
      '@shell-noticebar-distribution-only',
      '@shell-factoring-no-my-service',
      '@shell-factoring-no-help',
    ],
  },
  async ({ page, sim }) => {
    for (const scenario of ['factoring', 'buy-first-pay-later']) {
      await sim.open(scenario, '/baolibiaopin/index');
      await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
      await expect(region(page, '账单还款').getByRole('link', { name: '查账/还款' })).toHaveAttribute(
        'href',
        /\/baolibiaopin\/billListNew\?tabName=waitRepay$/,
      );
      const balance = region(page, '余额账户');
      await expect(balance.getByText('86,300.45')).toBeVisible();
      await expect(balance.getByText('122,800.45')).toBeVisible();
      await expect(balance.getByRole('link', { name: '认领' })).toHaveAttribute(
        'href',
        /\/baolibiaopin\/balanceAccount\/claim$/,
      );
      await expect(region(page, '服务合同').getByText('1份待签署')).toBeVisible();
      await expect(page.getByText('管理员手机号')).toBeVisible();
      await expect(page.getByRole('link', { name: '修改', exact: true })).toHaveCount(0);
      await expectWhole(
        page.getByRole('main'),
        scenario === 'factoring' ? 'home.factoring' : 'home.payLater',
      );
      await withoutNotices(page, sim);
      await onPhone(page);

      await test.step('the header has no 我的服务, and the quick services have no help', async () => {
        await expect(page.getByRole('banner').getByText('您好，')).toBeVisible();
        const floating = page.getByRole('complementary', { name: '快捷服务' });
        await expect(floating.getByRole('link', { name: '在线客服' })).toBeVisible();
        await expect(floating.getByRole('link', { name: '帮助' })).toHaveCount(0);
        const top = page.getByRole('banner').getByRole('navigation', { name: '顶部' });
        await expect(top.getByRole('button')).toHaveText([
          '切换产品',
          '其他产品',
          /^\d*$/, // the bell with its count
          /^您好，/,
          '退出登录',
        ]);
        await expect(top.getByRole('link')).toHaveText(['APP下载']);
        for (const [name, item] of [
          ['切换产品', scenario === 'factoring' ? '金采保理' : '先采后付'],
          ['其他产品', '信用贷款'],
        ] as const) {
          await top.getByRole('button', { name }).click();
          await expect(top.getByText(item, { exact: true })).toBeVisible();
          // A press outside closes the panel.
          await page.getByRole('heading', { level: 1, name: '首页' }).dispatchEvent('pointerdown');
          await expect(top.getByText(item, { exact: true })).toBeHidden();
        }
      });
    }
  },
);

test('hides contracts while the factoring is unclear, and contracts and balance from a child', async ({
  page,
  sim,
}) => {
  await sim.open('unclear-factoring', '/baolibiaopin/index?productCode=12023');
  await expect(region(page, '余额账户').getByText('86,300.45').first()).toBeVisible();
  await sim.settled();
  await expect(region(page, '服务合同')).toHaveCount(0);
  await sim.change('factoring,child-account', '/baolibiaopin/index?productCode=12023');
  await expect(region(page, '最近订单').getByRole('link').first()).toBeVisible();
  await sim.settled();
  await expect(region(page, '余额账户')).toHaveCount(0);
  await expect(region(page, '服务合同')).toHaveCount(0);
});

test(
  'only the home of the company pages has the notice line',
  { tag: ['@shell-noticebar-distribution-only', '@admin-phone-edit-factoring', '@notice-text-repayment'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/index?productCode=12003');
    await expect(page.getByRole('link', { name: '修改', exact: true })).toBeVisible();
    await withNotices(page);
    await expectReminders(page, 0);
    // Waits for content of each page that only its own responses have.
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await menu.getByRole('link', { name: '账单还款' }).click();
    await expect(page.getByRole('main').getByText('共34条', { exact: true })).toBeVisible();
    await withoutNotices(page, sim);
    await page.getByRole('complementary', { name: '快捷服务' }).getByRole('link', { name: '帮助' }).click();
    await expect(page.getByRole('main').getByText('什么是企业金采？').first()).toBeVisible();
    await withoutNotices(page, sim);
    await goTo(page, '/company/landing?productCode=12003&stay=1');
    await expect(page.getByRole('main').getByText('查看账单').first()).toBeVisible();
    await withoutNotices(page, sim);
  },
);

test(
  'shows the repayment reminder for 12008 and 12010, but not for 12015 and 12025',
  { tag: ['@notice-text-repayment', '@quickbill-entry-products'] },
  async ({ page, sim }) => {
    await sim.open('distribution-period', '/fenxiao/index');
    await expectWhole(page.getByRole('main'), 'home.distributionPeriod');
    await expect(region(page, '账单还款').getByRole('link', { name: '还款记录' })).toHaveAttribute(
      'href',
      /\/fenxiao\/payRecordFxzq$/,
    );
    await expectReminders(page, 0);
    // The first test shows it for 12012.
    for (const [scenario, times] of [
      ['pharmacy', 1], // 12008
      ['company-purchasing', 1], // 12010
      ['mall', 0], // 12025
    ] as const) {
      await sim.change(scenario, '/company/index');
      await expect(page.getByRole('button', { name: '快速出账', exact: true })).toBeVisible();
      await expectReminders(page, times);
    }
  },
);
