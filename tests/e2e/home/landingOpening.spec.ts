/** Tests where the open button of a landing page leads. spec 2 §2.2 */
import type { Page } from '@playwright/test';
import { LANDING } from '../../support/landing.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'offers opening to an unopened user, by the standard flow for qualifying products',
  { tag: ['@landing-unopened-button', '@open-rule-4-standard'] },
  async ({ page, sim }) => {
    await sim.open('unopened', LANDING);
    await page.getByRole('button', { name: '立即开通' }).click();
    await expect(page).toHaveURL(/\/company\/standardOpen\/flowNew\/step\?productCode=12003$/);
  },
);

test.describe('open button', () => {
  const open = (page: Page) => page.getByRole('button', { name: '立即开通' }).click();

  test(
    'shows a message without a product',
    { tag: ['@open-rule-1-no-product', '@msg-open-from-platform'] },
    async ({ page, sim }) => {
      await sim.open('no-product', '/company/landing');
      // The guard's message comes first: the product does not exist.
      await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await open(page);
      await expect(page.getByText('请从采购平台开通')).toBeVisible();
      await expect(page).toHaveURL(/\/company\/landing/);
    },
  );

  test(
    'shows a dialog for 12003 without an enterprise account',
    {
      tag: [
        '@open-rule-2-12003',
        '@open-rule-2-register',
        '@open-rule-2-hotline',
        '@msg-not-enterprise-title',
        '@hotline-number',
        '@dialog-cancel-hidden',
      ],
    },
    async ({ page, sim }) => {
      await sim.open('not-enterprise', LANDING);
      await expect(page.getByRole('contentinfo')).toContainText('400-088-8816');
      await expect(region(page, '服务大厅')).toContainText('400-088-8816');
      await open(page);
      const alert = page.getByRole('dialog', { name: '抱歉，当前账号非京东企业账号' });
      await expectWhole(alert, 'dialog.notEnterprise');
      await expect(alert).toContainText('400-088-8816');
      // No placeholder such as `{phone}` is left.
      await expect(alert).not.toContainText('{');
      await expect(alert.getByRole('link', { name: '注册企业账号' })).toHaveAttribute(
        'href',
        /\/_sim\/ext\/register/,
      );
      // Each dialog also has a × button, which has a name but no text.
      await expect(alert.getByRole('button').filter({ hasText: /./ })).toHaveText(['我知道了']);
      await alert.getByRole('button', { name: '我知道了' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('button', { name: '立即开通' })).toBeFocused();
      await expect(page).toHaveURL(/\/company\/landing/);
    },
  );

  test(
    'opens 12025 only for its admin, except in the upgrade channel',
    {
      tag: [
        '@role-mall-admin',
        '@open-rule-3-12025',
        '@open-rule-3-text',
        '@msg-no-permission-title',
        '@open-rule-3-xtl-passes',
      ],
    },
    async ({ page, sim }) => {
      await test.step('a failed admin check shows an error and stays', async () => {
        await sim.open('admin-12025', '/company/landing?productCode=12025');
        await sim.addFault({ on: 'gateway.isAdmin', answer: { code: '500' }, times: 1 });
        await open(page);
        await expect(page.getByText('系统错误，请稍后重试')).toBeVisible();
        await expect(page).toHaveURL(/\/company\/landing/);
        await expect(page.getByRole('button', { name: '立即开通' })).toBeEnabled();
      });

      await test.step('an administrator passes the check', async () => {
        await open(page);
        await expect(page).toHaveURL(/\/company\/standardOpen\/flowNew\/step\?productCode=12025$/);
      });

      await test.step('another user fails the check', async () => {
        await sim.change('non-admin-12025', '/company/landing?productCode=12025');
        await open(page);
        const alert = page.getByRole('dialog', { name: '暂无开通权限' });
        await expectWhole(alert, 'dialog.notAdmin');
        await expect(alert).toContainText('请使用管理员账号开通，或联系管理员为您添加子账号');
        await expect(page).toHaveURL(/\/company\/landing/);
      });

      await test.step('the upgrade channel passes without a check', async () => {
        await sim.open('non-admin-12025', '/company/landing?productCode=12025&from=XTL-UPGRADE');
        await open(page);
        await expect(page).toHaveURL(
          /\/company\/standardOpen\/flowNew\/step\?productCode=12025&from=XTL-UPGRADE$/,
        );
        expect((await sim.log()).filter(({ operationId }) => operationId === 'isAdmin')).toEqual([]);
      });
    },
  );

  test(
    'opens a product that does not qualify for the standard flow at /company/open/index',
    { tag: ['@open-rule-4-company-open'] },
    async ({ page, sim }) => {
      await sim.open('old-opening-route', LANDING);
      await open(page);
      await expect(page).toHaveURL(/\/company\/open\/index\?productCode=12003$/);
    },
  );
});

test('products without opening pages use those of the company, also offline, and POP its own', async ({
  page,
  sim,
}) => {
  for (const [scenario, code, address] of [
    ['wholesale,unopened', '12012', '/company/standardOpen/flowNew/step'],
    ['wholesale,offline-opening', '12012', '/company/standardOpen/offline'],
    ['pop-user,unopened', '12008', '/yaojingcai/open/index'],
  ] as const) {
    await sim.open(scenario, `/company/landing?productCode=${code}`);
    await page.getByRole('button', { name: '立即开通' }).click();
    await expect(page, scenario).toHaveURL(({ pathname }) => pathname === `/front${address}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});
