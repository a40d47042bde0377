/** Tests the results of an opening, and the reasons why it does not continue online. */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { onPhoneToo, switchWidth } from '../../support/onPhoneToo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** The value beside a label. */
const valueOf = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

/** Opens the submitted application and expects all its parts as text. Closing it returns the focus. */
async function expectSubmittedApplication(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: '查看申请内容' });
  await open.click();
  const drawer = page.getByRole('dialog', { name: '查看申请内容' });
  for (const part of ['企业信息', '实名认证', '联系人', '经营信息', '资料上传'])
    await expect(drawer.getByRole('region', { name: part })).toBeVisible();
  const name = (await valueOf(page, '企业名称').first().textContent()) ?? '';
  expect(name).not.toBe('');
  await expect(drawer.getByRole('region', { name: '企业信息' })).toContainText(name);
  await expect(drawer.getByRole('region', { name: '资料上传' })).toContainText('1份');
  await expect(drawer.getByRole('link')).toHaveCount(0);
  await expect(drawer.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
}

test(
  'shows the next steps of a pending audit, which follow the clock',
  {
    tag: [
      '@open-audit-pending',
      '@open-audit-passed',
      '@open-passed-is-open',
      '@route-company-open-auditresult',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('opening-submitted', '/company/open/auditResult?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.pending');
    await title(page, '审核结果');
    await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '资料审核' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByText('结果将发送短信至138****6027。')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden();

    await test.step('submitted values are read-only', async () => {
      await onPhoneToo(page, () => expectSubmittedApplication(page));
    });

    await test.step('the page updates by itself when the papers are checked a day later', async () => {
      await sim.setClock({ advance: { days: 1 } });
      await expect(page.getByRole('listitem').filter({ hasText: '额度核定' })).toHaveAttribute(
        'aria-current',
        'step',
      );
    });

    await test.step('six hours later it has passed, with limit and cycle', async () => {
      await sim.setClock({ advance: 'PT6H' });
      await page.getByRole('button', { name: '刷新结果' }).click();
      await expect(page.getByRole('heading', { name: '审核已通过，产品已开通' })).toBeVisible();
      await expect(valueOf(page, '核定额度')).toHaveText('500,000.00');
      await expect(valueOf(page, '账期')).toHaveText('月结');
    });

    await test.step('menu and home follow without a new login or load', async () => {
      await expect(page.getByRole('link', { name: '账单还款', exact: true })).toBeVisible();
      const before = await page.evaluate(() => performance.timeOrigin);
      await page.getByRole('link', { name: '进入首页' }).click();
      await expect(page).toHaveURL(/\/front\/company\/index/);
      const welcome = page.getByRole('dialog', { name: '欢迎使用企业金采' });
      await expect(welcome).toContainText('500,000.00');
      await expect(welcome).toContainText('月结');
      await welcome.getByRole('button', { name: '立即体验' }).click();
      await expect(welcome).toBeHidden();
      const quota = page.getByRole('region', { name: '我的额度' });
      await expect(quota).toContainText('总额度（元）500,000.00');
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
    });

    await test.step('the welcome shows only once', async () => {
      await page.getByRole('link', { name: '账单还款', exact: true }).click();
      await expect(page).toHaveURL(/\/company\/billListNew/);
      await page.getByRole('link', { name: '首页', exact: true }).click();
      await expect(page).toHaveURL(/\/company\/index/);
      await expect(page.getByRole('region', { name: '我的额度' })).toContainText('可用额度（元）500,000.00');
      await sim.settled();
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('region', { name: '我的额度' })).toContainText('可用额度（元）500,000.00');
      await sim.settled();
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    });

    await test.step('a newly opened company has no bills and no history', async () => {
      await expect(page.getByRole('region', { name: '我的额度' })).toContainText('可用额度（元）500,000.00');
      await expect(page.getByText('采购满减券')).toHaveCount(0);
      await page.getByRole('link', { name: '账单还款', exact: true }).click();
      await expect(page.getByRole('table', { name: '账单列表' }).getByText('暂无数据')).toBeVisible();
      await page.getByRole('link', { name: '首页', exact: true }).click();
      await page.getByRole('link', { name: '额度管理' }).click();
      await expect(page.getByRole('region', { name: '额度总览' })).toContainText('总额度（元）500,000.00');
      await expect(page.getByRole('link', { name: /待完善/ })).toHaveCount(0);
    });
  },
);

test(
  'a refusal shows its reasons and the day of the next try',
  { tag: ['@open-audit-refused'] },
  async ({ page, sim }) => {
    await sim.open('opening-refused', '/company/open/auditResult?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.refused');
    await expect(page.getByRole('heading', { name: '审核未通过' })).toBeVisible();
    await onPhoneToo(page, async () => {
      const reasons = page.getByRole('list').filter({ has: page.getByText('再次申请时请对照身份证更正') });
      await expect(reasons.getByRole('listitem')).toHaveCount(2);
      await expect(page.getByText(/^可再次申请日\d{4}-\d{2}-\d{2}，还有\d+天。/)).toBeVisible();
      await expect(page.getByRole('button', { name: '再次申请' })).toBeDisabled();
    });
    await test.step('from that day on the user can apply again', async () => {
      await sim.setClock({ advance: { days: 31 } });
      await page.reload();
      await expect(page.getByText('现在可以再次申请。已填内容保留，只需更正以上内容。')).toBeVisible();
      await expect(page.getByRole('link', { name: '再次申请' })).toBeVisible();
    });
  },
);

test(
  'requests a call-back for an offline opening, which a reload still shows, at 1440 and 375 px',
  { tag: ['@open-offline-callback', '@route-company-open-offline', '@open-flow-offline'] },
  async ({ page, sim }) => {
    await sim.open('offline-opening,old-opening-route', '/company/index?productCode=12003');
    await expect(page).toHaveURL(/\/front\/company\/(open|standardOpen)\/offline/);
    await title(page, '线下开通');
    await switchWidth(page);
    await page.getByRole('button', { name: '提交预约' }).click();
    const name = page.getByRole('textbox', { name: '联系人' });
    await expect(name).toBeFocused();
    await name.fill('周敏');
    await page.getByRole('textbox', { name: '联系电话' }).fill('13606812257');
    await page.getByRole('radio', { name: '9:00-12:00' }).check();
    await test.step('a reload restores typed values and shows a notice', async () => {
      await page.reload();
      await expect(page.getByText('已恢复您上次填写但未确认的内容，请核对后继续。')).toBeVisible();
      await expect(name).toHaveValue('周敏');
      await expect(page.getByRole('textbox', { name: '联系电话' })).toHaveValue(/136\D?0681\D?2257/);
      await expect(page.getByRole('radio', { name: '9:00-12:00' })).toBeChecked();
    });
    await page.getByRole('button', { name: '提交预约' }).click();
    await expect(page.getByText('待回电')).toBeVisible();
    await switchWidth(page);
    await page.reload();
    await expect(valueOf(page, '联系电话')).toHaveText('136****2257');
    await expect(valueOf(page, '回电时段')).toHaveText('9:00-12:00');
  },
);

test(
  'shows the reason on the offline page if the threshold is exceeded',
  { tag: ['@open-flow-threshold', '@open-flow-offline', '@route-stdopen-offline'] },
  async ({ page, sim }) => {
    await sim.open('exceed-threshold', '/company/index?productCode=12003');
    await expectWhole(page.getByRole('main'), 'home.exceedThreshold');
    await expect(page).toHaveURL(/\/front\/company\/standardOpen\/offline/);
    await onPhoneToo(page, () =>
      expect(
        page.getByText('贵企业的申请额度超出线上开通的上限，需由客户经理上门核实后开通。'),
      ).toBeVisible(),
    );
    for (const scenario of ['exceed-threshold', 'offline-opening'])
      await test.step(`${scenario}: a distributor too`, async () => {
        await sim.change(scenario, '/fenxiao/index?productCode=12015');
        await expect(page).toHaveURL(/\/front\/company\/standardOpen\/offline/);
        await title(page, '线下开通');
        await expect(page.getByRole('button', { name: '提交预约' })).toBeEnabled();
      });
  },
);

test(
  'names the account that has opened the product, masked, and the next steps',
  { tag: ['@open-repeat-masked', '@route-company-open-repateopen', '@route-stdopen-repateopen'] },
  async ({ page, sim }) => {
    await sim.open('opening-elsewhere', '/company/open/repateOpen?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.elsewhere');
    await title(page, '重复开通');
    await onPhoneToo(page, async () => {
      await expect(valueOf(page, '已开通的账号')).toHaveText(/^\w+\*{4}\w+$/);
      await expect(page.getByRole('button', { name: '换账号登录' })).toBeVisible();
    });
    await goTo(page, '/company/standardOpen/repateOpen?productCode=12003');
    await expect(page).toHaveURL(/standardOpen\/repateOpen/);
    await sim.settled();
    await title(page, '重复开通');
  },
);

test(
  'shows reason and start of abnormal operation, and checks again when it is over',
  { tag: ['@open-abnormal-recheck', '@route-company-open-manageabnormal', '@route-stdopen-manageabnormal'] },
  async ({ page, sim }) => {
    await sim.open('opening-abnormal', '/company/standardOpen/manageAbnormal?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.abnormal');
    await title(page, '经营异常');
    await onPhoneToo(page, () => expect(valueOf(page, '列入日期')).toHaveText(/^\d{4}-\d{2}-\d{2}$/));
    await page.getByRole('button', { name: '重新校验' }).click();
    await expect(page.getByText(/校验：仍为经营异常$/)).toBeVisible();
    await sim.setClock({ at: '2026-11-20T09:00:00+08:00' });
    await page.getByRole('button', { name: '重新校验' }).click();
    await expect(page.getByText('贵企业经营状态正常，可以继续办理。')).toBeVisible();
    await goTo(page, '/company/open/manageAbnormal?productCode=12003');
    await expect(page).toHaveURL(/company\/open\/manageAbnormal/);
    await sim.settled();
    await title(page, '经营异常');
    await expect(page.getByRole('link', { name: '去开通' })).toBeVisible();
  },
);

test(
  'shows a text for each result of the real-name page',
  { tag: ['@open-callback-outcomes'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/localRealNameCallBack?authFlowNo=RZ1&openStatus=8');
    const expectHeading = (words: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expectHeading('认证已完成');
    await expect(page.getByRole('banner')).toHaveCount(0);
    for (const [query, words] of [
      ['authFlowNo=RZ1&openStatus=9', '认证流程失败'],
      ['authFlowNo=RZ1&openStatus=15', '风控拒绝认证'],
      ['errorCode=E00003', '您已取消认证'],
      ['authFlowNo=RZ1&openStatus=99', '认证异常，请稍后重试'],
    ] as const) {
      await goTo(page, `/localRealNameCallBack?${query}`);
      await expectHeading(words);
    }
  },
);
