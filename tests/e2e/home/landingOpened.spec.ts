/** Tests the landing pages of users with an opened product. spec 2 §2.2 */
import type { Page } from '@playwright/test';
import { LANDING } from '../../support/landing.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

test.describe('chooser', () => {
  const openChooser = async (page: Page) => {
    await page.getByRole('button', { name: '查看账单' }).click();
    const dialog = page.getByRole('dialog', { name: '请选择产品' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test(
    'lists each opened product with its dates and amount',
    { tag: ['@chooser-lists-opened', '@chooser-columns', '@chooser-enter-12012', '@chooser-enter-others'] },
    async ({ page, sim }) => {
      await sim.open('several-products', `${LANDING}&stay=1`);

      await test.step('rows and columns', async () => {
        const dialog = await openChooser(page);
        await expectWhole(dialog, 'dialog.chooser');
        const columns = ['产品名称', '账单日', '还款日', '已出账应还金额（元）', '操作'];
        await expect(dialog.getByRole('columnheader')).toHaveText(columns);
        await expect(dialog.getByRole('rowheader')).toHaveText(['企业金采', '分销金采', '公司金采']);
        const own = dialog.getByRole('row', { name: /^企业金采/ });
        // The due day of this account's bills (docs/decisions/0233).
        await expect(own.getByRole('cell')).toHaveText(['每月1日', '每月25日', /^[\d,]+\.\d\d$/, '进入']);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('button', { name: '查看账单' })).toBeFocused();
      });

      await test.step('the chooser fits at 375 px, and nothing scrolls sideways', async () => {
        await page.setViewportSize(PHONE);
        await expect(region(page, '推荐产品').getByRole('listitem')).toHaveCount(4);
        await fits(page);
        const dialog = await openChooser(page);
        await expect(dialog.getByRole('link', { name: '进入分销金采' })).toBeVisible();
        expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        await page.setViewportSize(WIDE);
      });

      await test.step('12012 opens its own home, another product the company home', async () => {
        await page.getByRole('link', { name: '进入分销金采' }).click();
        await expect(page).toHaveURL(/\/fenxiao\/index\?productCode=12012$/);
        await page.goBack();
        await (await openChooser(page)).getByRole('link', { name: '进入企业金采' }).click();
        await expect(page).toHaveURL(/\/company\/index\?productCode=12003$/);
      });
    },
  );

  test(
    'shows the dates of each cycle',
    { tag: ['@chooser-5107', '@chooser-5110', '@chooser-5106'] },
    async ({ page, sim }) => {
      await sim.open('several-products', `${LANDING}&stay=1`);
      for (const [scenario, bill, repay] of [
        ['cycle-monthly', '每月1日', '每月25日'],
        ['cycle-monthly-plus', '每月1日', '每月10日'],
        ['cycle-weekly', '每周一', '次周周日'],
      ] as const)
        await test.step(scenario, async () => {
          await sim.change(`several-products,${scenario}`, `${LANDING}&stay=1`);
          const dialog = await openChooser(page);
          const own = dialog.getByRole('row', { name: /^企业金采/ });
          await expect(own.getByRole('cell').nth(0)).toHaveText(bill);
          await expect(own.getByRole('cell').nth(1)).toHaveText(repay);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });
    },
  );
});

test(
  'leads an opened user home by the button, and offers the upgrade only if it is possible',
  { tag: ['@landing-opened-button', '@role-xtl-upgrade-entry'] },
  async ({ page, sim }) => {
    const entry = page.getByRole('link', { name: '升级至批发金采' });
    await sim.open('baseline', `${LANDING}&stay=1`);
    await expect(page.getByRole('button', { name: '查看账单' })).toBeVisible();
    await expect
      .poll(async () =>
        (await sim.log()).some(({ operationId }) => operationId === 'queryUserAccessQualification'),
      )
      .toBe(true);
    await sim.settled();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: '查看账单' }).click();
    await expect(page).toHaveURL(/\/front\/company\/index/);
    await sim.change('upgradable', `${LANDING}&stay=1`);
    await expect(entry).toHaveAttribute(
      'href',
      /\/company\/standardOpen\/flowNew\/step\?productCode=12025&from=XTL-UPGRADE$/,
    );
  },
);

test(
  'shows the two apps to a platform product’s user',
  { tag: ['@platform-dialog', '@platform-dialog-app-jincai', '@platform-dialog-app-enterprise'] },
  async ({ page, sim }) => {
    await sim.open('platform', '/company/landing?productCode=12035');
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await expectWhole(dialog, 'dialog.platform');
    await expect(dialog).toContainText('请前往对应APP查看额度和账单');
    await expect(dialog.getByRole('listitem')).toHaveText([/我的 > 金采/, /我的 > 企业金采/]);
    await dialog.getByRole('button', { name: '我知道了' }).click();
    await expect(dialog).toHaveCount(0);
  },
);
