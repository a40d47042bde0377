/** Tests the account card, and the company home of a child account. spec 2 §2.4 */
import { HOME, increaseButton } from '../../support/home.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'disables transfers without balance, with a pending amount and for offline investors',
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

    await test.step('an offline investor allows no transfer', async () => {
      await sim.change('offline-investor', HOME);
      await expectWhole(page.getByRole('main'), 'home.offlineInvestor');
      const accounts = region(page, '我的账户');
      await expect(accounts.getByRole('button', { name: '转入' })).toBeDisabled();
      await expect(accounts.getByRole('button', { name: '认领', exact: true })).toBeDisabled();
      await expect(
        accounts.getByText('该账户暂不支持线上转入和认领，请致电客服热线400-088-8816办理'),
      ).toBeVisible();
    });
  },
);

test(
  'a child account sees only its own bills, no account card or increase, and no link for renewal',
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
    await expect(region(page, '账单还款').getByText('32,618.40').first()).toBeVisible();
    await sim.settled();
    await expect(region(page, '我的账户')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: '采购账号管理' })).toHaveCount(0);
    await expect(region(page, '我的额度').getByText('总额度（元）')).toBeVisible();
    await expect(increaseButton(page)).toHaveCount(0);
    await region(page, '账单还款').getByRole('button', { name: '快速出账' }).click();
    const bill = page.getByRole('dialog', { name: '快速出账确认' });
    await expect(bill.getByText('当前账号未出账金额')).toBeVisible();
    await expect(bill.getByRole('definition').getByText('17,372.60元')).toBeVisible();
    await expect(bill.getByRole('radio')).toHaveCount(0);

    await test.step('a parent gets a link for renewal instead of the increase, a child account a reminder', async () => {
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
