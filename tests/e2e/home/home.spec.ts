/** Tests the company home of a parent, also if calls fail. spec 2 §2.4 */
import type { Locator } from '@playwright/test';
import { HOME, calls, increaseButton } from '../../support/home.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const pathsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/front', '')),
  );

test(
  'shows the company home of a parent',
  {
    tag: [
      '@route-company-index',
      '@home-layout-notice',
      '@home-layout-repay-account',
      '@home-layout-user-info',
      '@home-layout-quota',
      '@home-layout-coupon',
      '@home-layout-ad',
      '@home-layout-faq',
      '@repaycard-amount-due',
      '@repaycard-unbilled',
      '@repaycard-quickbill',
      '@repaycard-button-due',
      '@account-card-switch',
      '@dlg-account-detail',
      '@admin-phone-masked',
      '@badge-popup-browse',
      '@badge-popup-mark-current',
      '@badge-popup-show-next',
      '@dlg-time-level',
      '@scene-home-ad',
      '@ep-gw-queryscenesourceinfo',
      '@savings-threshold',
      '@savings-total',
      '@savings-free',
      '@savings-discount',
      '@badge-time',
      '@badge-promise',
      '@badge-quota',
      '@account-transfer-no-balance',
      '@account-transfer-withdrawal-false',
      '@account-transfer-note',
      '@role-parent-account-card',
      '@account-manage-link-parent',
      '@notice-text-offline-transfer',
      '@role-parent-increase-quota',
      '@realname-tag-condition',
      '@notice-drawer',
      '@notice-date-format',
      '@notice-text-antifraud',
      '@notice-fetch-once',
      '@session-key-repay-tip',
      '@increase-click-frozen',
      '@audience-enterprise',
      '@account-type-easypay',
      '@account-type-vas',
      '@entity-notice',
      '@ep-gw-banner-once',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', HOME);

    const line = page.getByRole('region', { name: '公告消息' });

    await test.step('notices have dates and a drawer, and include the transfer note', async () => {
      await expect(line.getByText(/^对公转账提醒/)).toBeVisible();
      await line.getByRole('button', { name: '下一条' }).click();
      await expect(line.getByText(/^防诈骗提醒/)).toBeVisible();
      await line.getByRole('button', { name: /^防诈骗提醒/ }).click();
      const drawer = page.getByRole('dialog', { name: '公告消息' });
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(384);
      await expectWhole(drawer, 'notices');
      const rows = drawer.getByRole('listitem');
      const transfer = rows.filter({ hasText: '对公转账提醒' });
      await expect(transfer.getByText('转账', { exact: true })).toBeVisible();
      await expect(transfer.getByRole('link', { name: '去认领' })).toHaveAttribute(
        'href',
        /\/front\/vas\/vasClaim/,
      );
      const antiFraud = rows.filter({ hasText: '防诈骗提醒' });
      await expect(antiFraud.getByText('安全', { exact: true })).toBeVisible();
      // docs/design/look.md: text on the warning tint.
      await expect(antiFraud.getByText(/请勿向任何个人账户转账/)).toHaveCSS('color', 'rgb(154, 80, 0)');
      const dated = rows
        .filter({ hasText: '公告' })
        .filter({ hasText: /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/ });
      await expect(dated.first()).toBeVisible();
      await expect(drawer.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('a user who opens home again before the next page arrives stays; notices load once', async () => {
      const toRecords = page.getByRole('link', { name: '还款记录' }).first();
      const toHome = page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '首页' });
      const records = /\/assets\/PayRecordsPage-/;
      await page.route(records, (route) => setTimeout(() => void route.continue(), 1000));
      await toRecords.click();
      await toHome.click();
      await sim.settled();
      await expect(page).toHaveURL(/\/front\/company\/index$/);
      await page.unroute(records);
      await toRecords.click();
      await expect(page.getByRole('heading', { level: 1, name: '还款记录' })).toBeVisible();
      await toHome.click();
      await expect(line).toBeVisible();
      await sim.settled();
      const fetched = calls(await sim.log(), 'querySceneSourceInfo').filter((request) =>
        JSON.stringify(request).includes('QYJC-PC-HOME-NOTICE'),
      );
      expect(fetched).toHaveLength(1);
    });

    await test.step('does not request the landing’s banner', async () => {
      const scenes = JSON.stringify(calls(await sim.log(), 'querySceneSourceInfo'));
      expect(scenes).not.toContain('QYJC-LANDING-BANNER');
    });

    await test.step('the layout of the company home', async () => {
      await expect(page).toHaveURL(/\/front\/company\/index$/);
      await expectWhole(page.getByRole('main'), 'home');
      await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
      await expect(page.getByRole('region', { name: '公告消息' })).toBeVisible();
      const repayment = region(page, '账单还款');
      await expect(repayment.getByText('269,548.52')).toBeVisible();
      await expect(repayment.getByText('41,276.80')).toBeVisible();
      await expect(repayment.getByRole('button', { name: '快速出账' })).toBeVisible();
      await expect(repayment.getByRole('link', { name: '查账/还款' })).toBeVisible();
      const accounts = region(page, '我的账户').getByRole('radio');
      await expect(accounts).toHaveCount(2);
      await expect(accounts.nth(0)).toHaveAccessibleName(/溢缴款账户/);
      await expect(accounts.nth(1)).toHaveAccessibleName(/易捷付还款账户/);
      await expect(page.getByText('杭州禾川工业设备有限公司', { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: 'V5 升级进度71%' })).toBeVisible();
      await expect(page.getByText(/可升级至/)).toBeVisible();
      await expect(region(page, '我的额度').getByText('750,779.20').first()).toBeVisible();
      await expect(region(page, '我的额度').getByRole('link', { name: '额度管理' })).toHaveAttribute(
        'href',
        /\/quotaManage$/,
      );
      await expect(region(page, '我的优惠券').getByText('3张可用')).toBeVisible();
      await expect(page.getByRole('region', { name: '推荐活动' })).toBeVisible();
      await expect(region(page, '常见问题')).toBeVisible();
      await expect(region(page, '任务返现中心')).toHaveCount(0);
    });

    await test.step('money can be transferred out', async () => {
      await expect(page.getByRole('button', { name: '转出' })).toBeEnabled();
    });

    await test.step('a parent has accounts and manages those of child accounts', async () => {
      await expect(region(page, '我的账户')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '采购账号管理' })).toBeVisible();
    });

    await test.step('the administrator’s phone is masked, with an eye for the parent', async () => {
      await expect(page.getByText('138****6027')).toBeVisible();
      await expect(page.getByText('13800006027')).toHaveCount(0);
      await page.getByRole('button', { name: '显示管理员手机号' }).click();
      await expect(page.getByText('13800006027')).toBeVisible();
    });

    await test.step('the levels of a badge can be browsed', async () => {
      await page.getByRole('button', { name: /时长勋章/ }).click();
      const preview = page.getByRole('dialog', { name: '时长勋章 · 等级预览' });
      await expectWhole(preview, 'badgeLevels');
      await expect(preview.getByText('12-36个月', { exact: true })).toBeVisible();
      await expect(preview.getByText('当前等级')).toBeVisible();
      await expect(preview.getByText('下一级：36-48个月')).toBeVisible();
      await preview.getByRole('button', { name: '下一等级' }).click();
      await expect(preview.getByText('36-48个月', { exact: true })).toBeVisible();
      await expect(preview.getByText('当前等级')).toHaveCount(0);
      await preview.getByRole('button', { name: '下一等级' }).click();
      await expect(preview.getByText('已是最高等级')).toBeVisible();
      await preview.getByRole('button', { name: '上一等级' }).click();
      await expect(preview.getByText('36-48个月', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
      await expect(page.getByRole('button', { name: /时长勋章/ })).toBeFocused();
    });

    await test.step('the home ads come from their scene', async () => {
      await expect(
        page.getByRole('region', { name: '推荐活动' }).getByText('发票提额').first(),
      ).toBeVisible();
      expect(calls(await sim.log(), 'querySceneSourceInfo')).toContainEqual(
        expect.objectContaining({ sceneCode: 'QYJC-PC-HOME-AD-SWIPER' }),
      );
    });

    await test.step('a table shows the figures of the chart', async () => {
      const months = region(page, '近6个月出账与还款');
      await expect(months.getByRole('table').getByRole('row')).toHaveCount(7);
      await months.getByRole('button', { name: '查看数据表' }).click();
      await expect(months.getByRole('row', { name: /^2026-11 [\d,.]+ [\d,.]+$/ })).toBeVisible();
      await expect(months.getByRole('button', { name: '查看图表' })).toHaveAttribute('aria-pressed', 'true');
      // The picture is in 万元, the table in 元.
      await expect(months.getByText('11月截至今日', { exact: true })).toBeVisible();
    });

    await test.step('savings above 1000 have a popover', async () => {
      await page.getByRole('button', { name: '明细', exact: true }).click();
      const popover = page.getByRole('dialog', { name: '累计节省' });
      await expect(popover.getByText('已累计节省3,846.20元')).toBeVisible();
      await expectWhole(popover, 'savings');
      for (const term of ['累计使用资金', '免息资金', '优惠券抵扣'])
        await expect(popover.getByRole('term').filter({ hasText: term })).toBeVisible();
      await expect(popover.getByText('¥1,286,400.00')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: '明细', exact: true })).toBeFocused();
    });

    await test.step('three badge dimensions for VIP users', async () => {
      const badges = page.getByRole('list', { name: '我的勋章' });
      await expect(badges.getByRole('button')).toHaveText([
        '12-36个月时长勋章',
        '钻石守约守约勋章',
        'VIP额度勋章',
      ]);
    });

    await test.step('the account card switches accounts and shows the detail of the chosen one', async () => {
      const accounts = region(page, '我的账户');
      const links = accounts.getByRole('link');
      await expect(accounts.getByRole('radio', { name: /溢缴款账户/ })).toBeChecked();
      await expect(links).toHaveText(['转入', '认领', '认领记录', '使用说明']);
      expect(await pathsOf(links)).toEqual([
        '/vas/chooseAccount',
        '/vas/vasClaim',
        '/vas/claimRecord',
        '/vas/vasIntro',
      ]);
      await accounts.getByRole('button', { name: '账户明细' }).click();
      const detail = page.getByRole('dialog', { name: '账户明细' });
      await expect(detail.getByText('86,300.45')).toBeVisible();
      await expectWhole(detail, 'accountDetail.overflow');
      await detail.getByRole('button', { name: '关闭' }).first().click();
      await expect(detail).toBeHidden();
      // A hidden number has no copy button.
      await expect(accounts.getByText('8801 22** **** 6027')).toBeVisible();
      const copying = accounts.getByRole('button', { name: '复制账户号' });
      await expect(copying).toHaveCount(0);
      await accounts.getByRole('button', { name: '显示账户号' }).first().click();
      await expect(accounts.getByText(/^8801 22\d\d \d{4} 6027$/)).toBeVisible();
      await expect(copying).toHaveCount(1);
      await accounts.getByRole('radio', { name: /易捷付还款账户/ }).check({ force: true });
      await expect(accounts.getByRole('button', { name: '转出' })).toBeDisabled();
      await expectWhole(accounts, 'accounts.easyPay');
      expect(await pathsOf(links)).toEqual([
        '/yjf/bankCardAccountList',
        '/yjf/claim',
        '/vas/claimRecord',
        '/yjf/howUse',
      ]);
      await accounts.getByRole('button', { name: '账户明细' }).click();
      await expect(detail.getByText('0.00')).toBeVisible();
      await expectWhole(detail, 'accountDetail.easyPay');
      await detail.getByRole('button', { name: '关闭' }).first().click();
      await expect(detail).toBeHidden();
    });

    await test.step('a valid real name has no tag', async () => {
      await sim.settled();
      await expect(page.getByText('实名已失效')).toHaveCount(0);
    });

    await test.step('a closed tip stays closed for the session', async () => {
      await page.getByRole('button', { name: '关闭还款提示' }).click();
      expect(await page.evaluate(() => sessionStorage.getItem('QYJC-REPAY-TIP'))).not.toBeNull();
      await page.reload();
      await expect(region(page, '账单还款').getByText('269,548.52')).toBeVisible();
      await sim.settled();
      await expect(page.getByText('最后还款日2026-11-15')).toHaveCount(0);
    });

    await test.step('a parent can apply for an increase', async () => {
      await increaseButton(page).click();
      await expect(page).toHaveURL(/\/increaseActivity$/);
    });

    await test.step('a later freeze blocks the increase', async () => {
      await page.goBack();
      await expect(increaseButton(page)).toBeVisible();
      await sim.settled();
      await page.request.patch('/_sim/api/world', { data: { quota: { quotaStatus: '10' } } });
      await increaseButton(page).click();
      const toasts = page.locator('[data-sonner-toast]');
      await expect(toasts).toContainText('额度已冻结，暂不可提额');
      await expect(toasts).toHaveAttribute('data-type', 'info');
      await sim.settled();
      await expect(page).toHaveURL(/\/company\/index$/);
    });
  },
);

test(
  'keeps the page when one call fails or nothing is due',
  { tag: ['@repaycard-button-zero', '@route-company-billlistnew-allbill'] },
  async ({ page, sim }) => {
    await test.step('a failed call leaves the other cards', async () => {
      await sim.start('baseline');
      await sim.addFault({ on: 'provisional.queryDueCalendar', answer: { code: '9999999' }, times: 1 });
      await page.goto(`/front${HOME}`);
      const dues = region(page, '近期应还');
      await expect(dues.getByRole('alert')).toContainText('加载失败');
      await expect(region(page, '账单还款').getByText('269,548.52')).toBeVisible();
      await dues.getByRole('button', { name: '重试' }).click();
      await expect(dues.getByText('应还合计（元）')).toBeVisible();
    });

    await test.step('if nothing is due, the button leads to all bills', async () => {
      await sim.change('nothing-due', HOME);
      await expectWhole(page.getByRole('main'), 'home.nothingDue');
      const view = region(page, '账单还款').getByRole('link', { name: '查看账单' });
      await expect(view).toHaveAttribute('href', /\/company\/billListNew\?tabName=allBill$/);
      await expect(page.getByRole('link', { name: '查账/还款' })).toHaveCount(0);
      await view.click();
      await expect(page).toHaveURL(/billListNew\?tabName=allBill/);
      await expect(page.getByRole('tab', { name: /^全部账单/ })).toHaveAttribute('aria-selected', 'true');
    });
  },
);

test(
  'shows no message when an optional call fails',
  { tag: ['@silent-entry-switch', '@silent-coupon-info', '@silent-increase-methods'] },
  async ({ page, sim }) => {
    await sim.open('increase-entry-fails', HOME);
    await expect(region(page, '我的额度').getByText('总额度（元）')).toBeVisible();
    await sim.settled();
    expect(calls(await sim.log(), 'computeActionCodeVersion')).toHaveLength(1);
    await expect(increaseButton(page)).toHaveCount(0);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);

    await sim.start('mall');
    await sim.addFault({ on: 'gateway.queryCouponInfo', answer: { code: '9999999' } });
    await sim.addFault({ on: 'gateway.queryUserIncrLimitQual', answer: { code: '9999999' } });
    await sim.refetch(HOME);
    await expect(region(page, '我的优惠券').getByText('暂无优惠券')).toBeVisible();
    await expect(region(page, '我的额度').getByText('总额度（元）')).toBeVisible();
    await sim.settled();
    await expect(increaseButton(page)).toHaveCount(0);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  },
);
