/** Tests single claims of the specification that belong to no other page (docs/decisions/0029). */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { expect, tellTabs, test } from '../../support/sim.ts';

const HOME = '/company/index?productCode=12003';
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const main = (page: Page) => page.getByRole('main');

test(
  'replaces every login of channel HC by a notice to log in on the platform',
  { tag: ['@out-login-hc'] },
  async ({ page, sim }) => {
    await sim.open('hc-channel-logged-out', `${HOME}&enChannel=HC`);
    const notice = toast(page, '请先登录平台');
    await expect(notice).toBeVisible();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: '立即登录' }).first().click();
    await expect(notice).toBeVisible();
    await expect(notice).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
    await expect(notice).toBeVisible();
    await goTo(page, '/company/open/index');
    await expect(page).toHaveURL(/\/front\/company\/landing/);
    await expect(page.getByRole('button', { name: '立即登录' }).first()).toBeVisible();
  },
);

for (const [name, answer, text] of [
  ['9999', { body: '{"code":"9999","msg":"合同查询失败"}' }, '合同查询失败'],
  ['another code', { body: '{"code":"1234","msg":"合同维护中"}' }, '合同维护中'],
  ['a dropped connection', { drop: 'connection' }, '系统异常，请稍后重试或联系客服'],
] as const)
  test(
    `shows on home that the contract check failed: ${name}`,
    { tag: ['@out-silence-home'] },
    async ({ page, sim }) => {
      await sim.start('baseline');
      await sim.addFault({ on: 'legacy.contractUpgradeCheck', answer });
      await page.goto(`/front${HOME}`);
      await expect(toast(page, text)).toBeVisible();
    },
  );

test(
  'shows on an open home that the contract check failed after a change in another tab',
  { tag: ['@out-silence-home'] },
  async ({ page, sim }) => {
    await sim.open('baseline', HOME);
    await sim.settled();
    await sim.addFault({
      on: 'legacy.contractUpgradeCheck',
      answer: { body: '{"code":"9999","msg":"合同查询失败"}' },
    });
    await page.evaluate(tellTabs);
    await expect(toast(page, '合同查询失败')).toBeVisible();
  },
);

test('a page that the menu hides shows the reason', { tag: ['@out-menu-reason'] }, async ({ page, sim }) => {
  await test.step('a page of another product', async () => {
    await sim.open('baseline', '/company/memberCenter');
    await expect(main(page).getByText('当前产品不支持此页面')).toBeVisible();
    await expect(main(page).getByRole('link', { name: '返回首页' })).toBeVisible();
  });
  await test.step('a page for parents only', async () => {
    await sim.change('child-account', '/company/companyInfo');
    await expect(main(page).getByText('此页面仅企业的母账号可使用')).toBeVisible();
  });
  await test.step('no contracts before the factoring type is known', async () => {
    await sim.change('unclear-factoring', '/baolibiaopin/serviceContract?productCode=12023');
    await expect(main(page).getByText('保理类型未确定，暂无服务合同')).toBeVisible();
  });
  await test.step('a refused product has no retry', async () => {
    await sim.change('wholesale', '/clearTypeManage/clearTypeChange?productCode=12012');
    await expect(main(page).getByRole('status').filter({ hasText: '不支持' })).toBeVisible();
    await expect(main(page).getByText('加载失败')).toHaveCount(0);
  });
});

test(
  'starts the verification on the coupons page, and shows that no attempt is left',
  { tag: ['@out-coupons-verified'] },
  async ({ page, sim }) => {
    const dialog = page.getByRole('dialog', { name: '身份认证' });
    await sim.start('auth-needed');
    await sim.addFault({ on: 'standard.queryAvailChannelCoupons', answer: { code: '0000099' }, times: 1 });
    await page.goto('/front/company/myCoupons?productCode=12003');
    await expect(dialog).toBeVisible();
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: '开始认证' }).click();
    await (await opening).close();
    await expect(page.getByRole('tab', { name: '全部' })).toBeVisible();

    await sim.start('face-limit-reached');
    await sim.addFault({ on: 'standard.queryAvailChannelCoupons', answer: { code: '0000016' } });
    await page.goto('/front/company/myCoupons?productCode=12003');
    await expect(main(page).getByRole('alert')).toContainText('人脸识别次数已达上限，请稍后重试');
  },
);

test(
  'shows the quota of an expired line as available after renewal',
  { tag: ['@out-expired-line'] },
  async ({ page, sim }) => {
    await sim.open('credit-expired', HOME);
    await expect(main(page).getByText('续期后可用额度（元）')).toBeVisible();
    await expect(main(page).getByText('可用额度（元）', { exact: true })).toHaveCount(0);
    await goTo(page, '/quotaManage');
    await expect(main(page).getByText('续期后可用额度（元）').filter({ visible: true })).toHaveCount(1);
  },
);
