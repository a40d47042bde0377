import type { Locator, Page } from '@playwright/test';
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

/** Spec 2 §2.4: the cards of the company home. */
const HOME = '/company/index';
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const ways = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/front', '')),
  );
const increaseButton = (page: Page): Locator =>
  card(page, '我的额度').getByRole('button', { name: '提额', exact: true });
const calls = (
  log: readonly { readonly operationId?: string; readonly request?: unknown }[],
  operationId: string,
) => log.filter((entry) => entry.operationId === operationId).map(({ request }) => request);

test(
  'the company home of a parent',
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

    await test.step('the notices: the transfer note for company user types, the drawer, dates, once per load', async () => {
      const line = page.getByRole('region', { name: '公告消息' });
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
      const toRecords = page.getByRole('link', { name: '还款记录' }).first();
      const toHome = page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '首页' });
      // Whoever asks for home again before the records are there stays at home.
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

    await test.step('the landing’s banner is asked for by nobody here', async () => {
      const scenes = JSON.stringify(calls(await sim.log(), 'querySceneSourceInfo'));
      expect(scenes).not.toContain('QYJC-LANDING-BANNER');
    });

    await test.step('the layout of the company home', async () => {
      await expect(page).toHaveURL(/\/front\/company\/index$/);
      await expectWhole(page.getByRole('main'), 'home');
      await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
      await expect(page.getByRole('region', { name: '公告消息' })).toBeVisible();
      const repayment = card(page, '账单还款');
      await expect(repayment.getByText('269,548.52')).toBeVisible();
      await expect(repayment.getByText('41,276.80')).toBeVisible();
      await expect(repayment.getByRole('button', { name: '快速出账' })).toBeVisible();
      await expect(repayment.getByRole('link', { name: '查账/还款' })).toBeVisible();
      const accounts = card(page, '我的账户').getByRole('radio');
      await expect(accounts).toHaveCount(2);
      await expect(accounts.nth(0)).toHaveAccessibleName(/溢缴款账户/);
      await expect(accounts.nth(1)).toHaveAccessibleName(/易捷付还款账户/);
      await expect(page.getByText('杭州禾川工业设备有限公司', { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: 'V5 升级进度71%' })).toBeVisible();
      await expect(page.getByText(/可升级至/)).toBeVisible();
      await expect(card(page, '我的额度').getByText('750,779.20').first()).toBeVisible();
      await expect(card(page, '我的额度').getByRole('link', { name: '额度管理' })).toHaveAttribute(
        'href',
        /\/quotaManage$/,
      );
      await expect(card(page, '我的优惠券').getByText('3张可用')).toBeVisible();
      await expect(page.getByRole('region', { name: '推荐活动' })).toBeVisible();
      await expect(card(page, '常见问题')).toBeVisible();
      await expect(card(page, '任务返现中心')).toHaveCount(0);
    });

    await test.step('money can be transferred out', async () => {
      await expect(page.getByRole('button', { name: '转出' })).toBeEnabled();
    });

    await test.step('a parent has accounts and manages those of others', async () => {
      await expect(card(page, '我的账户')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '采购账号管理' })).toBeVisible();
    });

    await test.step('the administrator’s phone is masked, with an eye for the parent', async () => {
      await expect(page.getByText('138****6027')).toBeVisible();
      await expect(page.getByText('13800006027')).toHaveCount(0);
      await page.getByRole('button', { name: '显示管理员手机号' }).click();
      await expect(page.getByText('13800006027')).toBeVisible();
    });

    await test.step('a badge’s levels can be browsed', async () => {
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

    await test.step('the chart has its table', async () => {
      const months = card(page, '近6个月出账与还款');
      await expect(months.getByRole('table').getByRole('row')).toHaveCount(7);
      await months.getByRole('button', { name: '查看数据表' }).click();
      await expect(months.getByRole('row', { name: /^2026-11 [\d,.]+ [\d,.]+$/ })).toBeVisible();
      await expect(months.getByRole('button', { name: '查看图表' })).toHaveAttribute('aria-pressed', 'true');
      // The picture is in 万元, the table in 元.
      await expect(months.getByText('11月截至今日', { exact: true })).toBeVisible();
    });

    await test.step('savings above 1000 have their popover', async () => {
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
      const accounts = card(page, '我的账户');
      const links = accounts.getByRole('link');
      await expect(accounts.getByRole('radio', { name: /溢缴款账户/ })).toBeChecked();
      await expect(links).toHaveText(['转入', '认领', '认领记录', '使用说明']);
      expect(await ways(links)).toEqual([
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
      // Nobody copies a number that he does not see.
      await expect(accounts.getByText('8801 22** **** 6027')).toBeVisible();
      const copying = accounts.getByRole('button', { name: '复制账户号' });
      await expect(copying).toHaveCount(0);
      await accounts.getByRole('button', { name: '显示账户号' }).first().click();
      await expect(accounts.getByText(/^8801 22\d\d \d{4} 6027$/)).toBeVisible();
      await expect(copying).toHaveCount(1);
      await accounts.getByRole('radio', { name: /易捷付还款账户/ }).check({ force: true });
      await expect(accounts.getByRole('button', { name: '转出' })).toBeDisabled();
      await expectWhole(accounts, 'accounts.easyPay');
      expect(await ways(links)).toEqual([
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
      await expect(card(page, '账单还款').getByText('269,548.52')).toBeVisible();
      await sim.settled();
      await expect(page.getByText('最后还款日2026-11-15')).toHaveCount(0);
    });

    await test.step('a parent may increase', async () => {
      await increaseButton(page).click();
      await expect(page).toHaveURL(/\/increaseActivity$/);
    });

    await test.step('unless a freeze came after the page was drawn', async () => {
      await page.goBack();
      await expect(increaseButton(page)).toBeVisible();
      await sim.settled();
      await page.request.patch('/_sim/api/world', { data: { quota: { quotaStatus: '10' } } });
      await increaseButton(page).click();
      const told = page.locator('[data-sonner-toast]');
      await expect(told).toContainText('额度已冻结，暂不可提额');
      await expect(told).toHaveAttribute('data-type', 'info');
      await sim.settled();
      await expect(page).toHaveURL(/\/company\/index$/);
    });
  },
);

test(
  'the home of a mall product',
  {
    tag: [
      '@home-layout-task',
      '@taskswiper-title',
      '@taskswiper-more',
      '@task-status-processing',
      '@incr-querytypelist-12025',
      '@taskswiper-step',
      '@taskswiper-arrows',
      '@taskswiper-pagination',
      '@task-dim-order-amount',
      '@task-dim-yjf-amount',
      '@task-dim-order-count',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('mall', HOME);

    await test.step('the task swiper instead of the FAQ entry', async () => {
      await expectWhole(page.getByRole('main'), 'home.mall');
      const tasks = card(page, '任务返现中心');
      await expect(tasks.getByRole('listitem')).toHaveCount(4);
      await expect(tasks.getByRole('link', { name: '更多' })).toHaveAttribute(
        'href',
        /\/company\/activityCenter\?tabName=taskTab$/,
      );
      await expect(card(page, '常见问题')).toHaveCount(0);
      expect(calls(await sim.log(), 'queryUserActivityTaskPage')).toContainEqual(
        expect.objectContaining({ taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6 }),
      );
    });

    await test.step('a task counts in the unit of its dimension', async () => {
      const tasks = card(page, '任务返现中心').getByRole('listitem');
      await expect(tasks.filter({ hasText: '采购金额' }).first()).toContainText(/[\d,.]+\/[\d,.]+元/);
      await expect(tasks.filter({ hasText: '易捷付还款金额' }).first()).toContainText(/[\d,.]+\/[\d,.]+元/);
      await expect(tasks.filter({ hasText: '订单笔数' }).first()).toContainText(/\d+\/\d+笔/);
    });

    await test.step('what the increase methods are asked with', async () => {
      await expect(increaseButton(page)).toBeVisible();
      expect(calls(await sim.log(), 'queryUserIncrLimitQual')).toEqual([
        expect.objectContaining({ queryTypeList: ['AUTO', 'FILE', 'PRIVILEGED', 'QUICK'] }),
      ]);
    });

    await test.step('four tasks have arrows and the line', async () => {
      const tasks = card(page, '任务返现中心');
      await expect(tasks.getByRole('button', { name: '下一个' })).toHaveCount(1);
      await expect(tasks.getByRole('img', { name: /^第1组/ })).toHaveCount(1);
    });

    await test.step('the tasks slide by one box and 10 px', async () => {
      const tasks = card(page, '任务返现中心');
      const first = tasks.getByRole('listitem').first();
      const second = tasks.getByRole('listitem').nth(1);
      await expect(first).toBeVisible();
      const [before, width] = [(await first.boundingBox())?.x ?? 0, (await first.boundingBox())?.width ?? 0];
      await tasks.getByRole('button', { name: '下一个' }).click();
      await expect
        .poll(async () => Math.round(before - ((await first.boundingBox())?.x ?? 0)))
        .toBe(Math.round(width + 10));
      expect(Math.round((await second.boundingBox())?.x ?? 0)).toBe(Math.round(before));
      await tasks.getByRole('button', { name: '上一个' }).click();
      await expect.poll(async () => Math.round((await first.boundingBox())?.x ?? 0)).toBe(Math.round(before));
    });

    for (const [scenario, arrows] of [
      ['mall,two-tasks', 0],
      ['mall,three-tasks', 1],
    ] as const)
      await test.step(`${scenario}: arrows with more than two, the line with more than three`, async () => {
        await sim.change(scenario, HOME);
        const tasks = card(page, '任务返现中心');
        await expect(tasks.getByRole('listitem')).toHaveCount(2 + arrows);
        await expect(tasks.getByRole('button', { name: '下一个' })).toHaveCount(arrows);
        await expect(tasks.getByRole('img', { name: /^第1组/ })).toHaveCount(0);
      });

    await test.step('with three the arrow shows the third, and then ends', async () => {
      const tasks = card(page, '任务返现中心');
      const frame = (await tasks.boundingBox())!;
      const following = tasks.getByRole('button', { name: '下一个' });
      await following.click();
      await expect
        .poll(async () => {
          const third = (await tasks.getByRole('listitem').nth(2).boundingBox())!;
          return third.x + third.width <= frame.x + frame.width;
        })
        .toBe(true);
      await expect(following).toBeDisabled();
    });
  },
);

test(
  'savings of 1000 are not told, a cent more is',
  { tag: ['@savings-threshold'] },
  async ({ page, sim }) => {
    const save = (cents: number) => {
      const savings = { interestFreeFunds: 0, couponDiscounts: cents };
      return page.request.patch('/_sim/api/world', { data: { savings } });
    };
    const told = page.getByText('累计节省（元）');
    await sim.start('newcomer');
    await save(100_000);
    await page.goto(`/front${HOME}`);
    await expect(card(page, '账单还款').getByText('未出账金额（元）')).toBeVisible();
    await sim.settled();
    await expect(told).toHaveCount(0);
    await save(100_001);
    await sim.askAnew(HOME);
    await expect(told).toBeVisible();
    await expect(page.getByText('1,000.01')).toBeVisible();
  },
);

test(
  'disables transfer out without balance; offline investors go through customer service',
  {
    tag: [
      '@account-transfer-no-balance',
      '@account-transfer-withdrawal-false',
      '@account-transfer-note',
      '@account-offline-investor',
      '@account-offline-investor-call',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('overflow-empty', HOME);
    await expectWhole(page.getByRole('main'), 'home.overflowEmpty');
    await expect(page.getByRole('button', { name: '转出' })).toBeDisabled();
    await expect(page.getByText('账户余额为0，暂不支持转出')).toBeVisible();
    await sim.change('withdrawal-blocked', HOME);
    await expect(page.getByText('账户存在待处理金额，暂不支持转出')).toBeVisible();
    await expect(page.getByRole('button', { name: '转出' })).toBeDisabled();

    await test.step('an offline investor', async () => {
      await sim.change('offline-investor', HOME);
      await expectWhole(page.getByRole('main'), 'home.offlineInvestor');
      const accounts = card(page, '我的账户');
      await expect(accounts.getByRole('button', { name: '转入' })).toBeDisabled();
      await expect(accounts.getByRole('button', { name: '认领', exact: true })).toBeDisabled();
      await expect(
        accounts.getByText('该账户暂不支持线上转入和认领，请致电客服热线400-088-8816办理'),
      ).toBeVisible();
    });
  },
);

test(
  'a child sees its own bills without account card and increase, and reminds parents',
  {
    tag: [
      '@role-parent-account-card',
      '@account-manage-link-parent',
      '@role-parent-increase-quota',
      '@quickbill-child-own',
      '@audience-enterprise',
      '@role-parent-renew-credit',
      '@role-child-renew-remind',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('child-account', HOME);
    await expectWhole(page.getByRole('main'), 'home.child');
    await expect(page.getByText('子账号', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/front\/company\/index$/);
    await expect(page.getByRole('navigation', { name: '功能菜单' })).toBeVisible();
    await expect(card(page, '账单还款').getByText('32,618.40').first()).toBeVisible();
    await sim.settled();
    await expect(card(page, '我的账户')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: '采购账号管理' })).toHaveCount(0);
    await expect(card(page, '我的额度').getByText('总额度（元）')).toBeVisible();
    await expect(increaseButton(page)).toHaveCount(0);
    await card(page, '账单还款').getByRole('button', { name: '快速出账' }).click();
    const bill = page.getByRole('dialog', { name: '快速出账确认' });
    await expect(bill.getByText('当前账号未出账金额')).toBeVisible();
    await expect(bill.getByRole('definition').getByText('17,372.60元')).toBeVisible();
    await expect(bill.getByRole('radio')).toHaveCount(0);

    await test.step('renewal', async () => {
      await page.keyboard.press('Escape');
      await expect(bill).toHaveCount(0);
      await sim.change('credit-expiring', HOME);
      await expectWhole(page.getByRole('main'), 'home.creditExpiring');
      await expect(page.getByText('您的额度将于28天后到期，请及时续期')).toBeVisible();
      await expect(page.getByRole('link', { name: '立即续期' })).toBeVisible();
      await sim.settled();
      await expect(increaseButton(page)).toHaveCount(0);
      await sim.change('credit-expiring-child', HOME);
      await expect(page.getByText('额度即将到期，请提醒母账号及时续期')).toBeVisible();
      await expect(page.getByRole('link', { name: '立即续期' })).toHaveCount(0);
      await sim.change('credit-expired,child-account', HOME);
      await expect(page.getByText('额度已到期，暂不可使用，请提醒母账号续期')).toBeVisible();
    });
  },
);

test(
  'keeps the page when one call fails; nothing due leads to all bills',
  { tag: ['@repaycard-button-zero', '@route-company-billlistnew-allbill'] },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({ on: 'provisional.queryDueCalendar', answer: { code: '9999999' }, times: 1 });
    await page.goto(`/front${HOME}`);
    const dues = card(page, '近期应还');
    await expect(dues.getByRole('alert')).toContainText('加载失败');
    await expect(card(page, '账单还款').getByText('269,548.52')).toBeVisible();
    await dues.getByRole('button', { name: '重试' }).click();
    await expect(dues.getByText('应还合计（元）')).toBeVisible();

    await sim.change('nothing-due', HOME);
    await expectWhole(page.getByRole('main'), 'home.nothingDue');
    const view = card(page, '账单还款').getByRole('link', { name: '查看账单' });
    await expect(view).toHaveAttribute('href', /\/company\/billListNew\?tabName=allBill$/);
    await expect(page.getByRole('link', { name: '查账/还款' })).toHaveCount(0);
    await view.click();
    await expect(page).toHaveURL(/billListNew\?tabName=allBill/);
    await expect(page.getByRole('tab', { name: /^全部账单/ })).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'the repay tips, one standing, two alternating; a click on 提额 with an overdue bill says so',
  { tag: ['@repaytip-overdue', '@repaytip-normal', '@repaytip-scroll', '@increase-click-overdue'] },
  async ({ page, sim }) => {
    await page.clock.install();
    const overdue = page.getByText('您有24,398.70元已违约，请按时还款');
    const normal = page.getByText('您有32,618.40元账单应还，最后还款日2026-11-15');
    await sim.open('baseline', HOME);
    await expect(normal).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(normal).toBeVisible();
    await expect(page.getByRole('button', { name: '下一条还款提示' })).toHaveCount(0);

    await sim.open('overdue-bill', HOME);
    await expect(overdue).toBeVisible();
    await expect(normal).toBeHidden();
    await page.clock.runFor(5000);
    await expect(normal).toBeVisible();
    await expect(overdue).toBeHidden();
    await page.clock.runFor(5000);
    await expect(overdue).toBeVisible();

    await increaseButton(page).click();
    await expect(page.getByText('您有逾期账单，暂不可提额')).toBeVisible();
    await expect(page).toHaveURL(/\/company\/index$/);
  },
);

test(
  'shows the real-name tag for company users with an invalid name only',
  { tag: ['@realname-tag-condition', '@redirect-realname', '@open-flow-realname'] },
  async ({ page, sim }) => {
    const tag = page.getByText('实名已失效');
    for (const scenario of ['company-info-change', 'personal,real-name-expired']) {
      await sim.change(scenario, HOME);
      await expect(page.getByText('杭州禾川工业设备有限公司', { exact: true })).toBeVisible();
      await expect(card(page, '我的额度').getByText('总额度（元）')).toBeVisible();
      await sim.settled();
      await expect(tag).toHaveCount(0);
    }
    await sim.change('real-name-expired', HOME);
    await expect(tag).toBeVisible();
    const button = page.getByRole('button', { name: '重新认证' });
    await onPhoneToo(page, () => expect(button).toBeVisible());
    const { origin } = new URL(page.url());
    const home = `${origin}/front${HOME}`;
    await expect(page).toHaveURL(home);
    await button.click();
    await expect(page).toHaveURL(
      `${origin}/_sim/ext/realname?${new URLSearchParams({ returnUrl: home }).toString()}`,
    );
    await expect(page.getByRole('heading', { name: '企业实名认证' })).toBeVisible();
    // And back, with the name valid again.
    await page.getByRole('button', { name: '完成认证' }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByText('杭州禾川工业设备有限公司', { exact: true })).toBeVisible();
    await sim.settled();
    await expect(button).toHaveCount(0);
  },
);

test(
  'promises unfreezing only where the cause goes with the debt',
  { tag: ['@quota-frozen-message', '@quota-frozen-risk-message', '@mend-unfreeze-truth'] },
  async ({ page, sim }) => {
    const plain = page.getByText('您的额度已冻结', { exact: true });
    const risk = page.getByText('风险提示：您的额度因风险管控已冻结');
    const promise = page.getByText(/自动解冻/);

    for (const scenario of ['frozen-quota', 'frozen-by-account-status', 'frozen-quota,risk-frozen'])
      await test.step(`${scenario}: plain`, async () => {
        await sim.change(scenario, HOME);
        await expect(plain).toBeVisible();
        await sim.settled();
        await expect(risk).toHaveCount(0);
        await expect(increaseButton(page)).toHaveCount(0);
      });

    await test.step('by risk only', async () => {
      await sim.change('risk-frozen', HOME);
      await expect(risk).toBeVisible();
      await sim.settled();
      await expect(plain).toHaveCount(0);
    });

    for (const [scenario, promised] of [
      ['frozen-and-overdue', 0],
      ['defaulted-bill', 1],
      ['risk-frozen,overdue-bill', 0],
    ] as const)
      await test.step(`${scenario}: ${promised ? 'promised' : 'not promised'}`, async () => {
        await sim.change(scenario, HOME);
        await expect(page.getByRole('link', { name: '查看冻结说明' })).toBeVisible();
        await sim.settled();
        await expect(promise).toHaveCount(promised);
      });
  },
);

test(
  'calls whose failure is silent',
  { tag: ['@silent-entry-switch', '@silent-coupon-info', '@silent-increase-methods'] },
  async ({ page, sim }) => {
    await sim.open('increase-entry-fails', HOME);
    await expect(card(page, '我的额度').getByText('总额度（元）')).toBeVisible();
    await sim.settled();
    expect(calls(await sim.log(), 'computeActionCodeVersion')).toHaveLength(1);
    await expect(increaseButton(page)).toHaveCount(0);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);

    await sim.start('mall');
    await sim.addFault({ on: 'gateway.queryCouponInfo', answer: { code: '9999999' } });
    await sim.addFault({ on: 'gateway.queryUserIncrLimitQual', answer: { code: '9999999' } });
    await sim.askAnew(HOME);
    await expect(card(page, '我的优惠券').getByText('暂无优惠券')).toBeVisible();
    await expect(card(page, '我的额度').getByText('总额度（元）')).toBeVisible();
    await sim.settled();
    await expect(increaseButton(page)).toHaveCount(0);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  },
);

test(
  'shows V6 as the highest level and says when a level is being updated',
  {
    tag: [
      '@member-progress-v6-full',
      '@member-v6-highest-message',
      '@entity-member-updating-flag',
      '@badge-quota',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('v6-member', HOME);
    await expectWhole(page.getByRole('main'), 'home.v6');
    await expect(page.getByRole('img', { name: 'V6 升级进度100%' })).toBeVisible();
    await expect(page.getByText('已是最高等级')).toBeVisible();
    await expect(page.getByText(/可升级至/)).toHaveCount(0);
    await sim.change('member-updating', HOME);
    await expect(page.getByText('等级更新中')).toBeVisible();
    await expect(page.getByText(/可升级至/)).toHaveCount(0);

    await test.step('quota is a badge for VIP users only', async () => {
      const badges = page.getByRole('list', { name: '我的勋章' });
      await sim.change('not-vip', HOME);
      await expectWhole(page.getByRole('main'), 'home.notVip');
      await expect(badges.getByRole('button')).toHaveText(['12-36个月时长勋章', '钻石守约守约勋章']);
    });
  },
);

test(
  'a failing notice fetch is ignored; the transfer note does not stand for personal users',
  { tag: ['@notice-fetch-silent', '@notice-text-offline-transfer'] },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({ on: 'gateway.querySceneSourceInfo', answer: { code: '99999' } });
    await page.goto(`/front${HOME}`);
    await expect(card(page, '账单还款').getByText('269,548.52')).toBeVisible();
    await expect(page.getByRole('region', { name: '公告消息' }).getByText('1/2')).toBeVisible();
    await sim.settled();
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    // Asked for, failed, and ignored: all else is asked for and told.
    const log = await sim.log();
    expect(calls(log, 'querySceneSourceInfo')).toContainEqual(
      expect.objectContaining({ sceneCode: 'QYJC-PC-HOME-NOTICE' }),
    );
    expect(calls(log, 'queryAfficheList')).toEqual([expect.objectContaining({ productCode: '12003' })]);
    await expect(page.getByRole('button', { name: '消息，4条未读' })).toBeVisible();
    await expectWhole(page.getByRole('region', { name: '公告消息' }), 'notices.own');

    await test.step('a personal user', async () => {
      const note = page.getByText(/^对公转账提醒/);
      await sim.change('personal', HOME);
      await expectWhole(page.getByRole('main'), 'home.personal');
      await expect(page.getByText(/^防诈骗提醒/)).toBeVisible();
      await sim.settled();
      await expect(note).toHaveCount(0);
    });
  },
);
