/** Tests the easy-pay account (yjf): its guide, claims, and the company's bank accounts. */
import type { Page } from '@playwright/test';
import { claimDialog, resultTitle, CODE, fillClaim, sendClaim, submitClaim } from '../../support/claiming.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const CARDS = '/yjf/bankCardAccountList?productCode=12003';
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 });
const card = (page: Page, bank: string) =>
  page.getByRole('region', { name: '已绑定的银行账户' }).getByRole('listitem').filter({ hasText: bank });

test(
  'leads from home to the guide of easy pay and its account number, and claims a transfer',
  { tag: ['@yjf-how', '@route-yjf-howuse', '@route-yjf-claim'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/index?productCode=12003');
    await page.getByRole('radio', { name: /易捷付还款账户/ }).check({ force: true });
    await page.getByRole('main').getByRole('link', { name: '使用说明' }).click();
    await expect(heading(page, '易捷付使用说明')).toBeVisible();
    await expectWhole(page.getByRole('main'), 'yjf.howUse');
    const steps = page.getByRole('region', { name: '怎样使用' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(2)).toContainText('30分钟内反馈结果');
    const out = page.getByRole('row', { name: '转出 可转出至企业对公账户 可转出至企业对公账户' });
    await expect(out).toBeVisible();
    const facts = page.locator('dl', { hasText: '收款账号' });
    for (const fact of ['北京金采商业保理有限公司', '308100005264', '6228410933500148'])
      await expect(facts).toContainText(fact);
    await page.getByRole('link', { name: '去认领' }).click();
    await expect(heading(page, '易捷付认领')).toBeVisible();
    await expectWhole(page.getByRole('main'), 'yjf.claim');
    await fillClaim(page);
    await submitClaim(page).click();
    await expect(claimDialog(page)).toContainText('易捷付还款账户 尾号0148');
    await claimDialog(page).getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/yjf\/claim\?.*claimNo=/);
    await expect(resultTitle(page, '认领已提交，30分钟内反馈结果')).toBeVisible();
    await sim.setClock({ advance: 'PT30M' });
    await expect(resultTitle(page, '认领成功')).toBeVisible();
    await page.getByRole('button', { name: '账户明细' }).click();
    await expect(heading(page, '易捷付还款账户明细')).toBeVisible();
    await expect(page).toHaveTitle('易捷付还款账户明细 - 企业金采');
    await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('易捷付还款账户明细');
    const balance = page.locator('[data-fact="account.balance:6228410933500148"]').filter({ visible: true });
    await expect(balance.first()).toHaveText('56,000.00');
  },
);

test(
  'lists a failed claim and offers to repeat it for the same account',
  { tag: ['@route-yjf-claim'] },
  async ({ page, sim }) => {
    await sim.open('claim-fails', '/yjf/claim?productCode=12003');
    await fillClaim(page);
    await sendClaim(page);
    await expect(resultTitle(page, '认领已提交，30分钟内反馈结果')).toBeVisible();
    await sim.setClock({ advance: 'PT30M' });
    await expect(resultTitle(page, '认领失败')).toBeVisible();
    await page.getByRole('button', { name: '认领记录' }).click();
    await expect(heading(page, '认领记录')).toBeVisible();
    await page
      .getByRole('link', { name: /^查看认领.+详情$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/yjf\/claim\?.*claimNo=/);
    await page.getByRole('button', { name: '重新认领' }).click();
    await expect(heading(page, '易捷付认领')).toBeVisible();
    await expect(submitClaim(page)).toBeVisible();
    // Each investor has a separate account, so the claim is repeated for the same one.
    await expect(page).toHaveURL(/investorNo=ZJF0012/);
  },
);

test(
  'lets a parent change the default bank account and unbind all but the last, and refuses a child',
  { tag: ['@yjf-cards', '@route-yjf-bankcardaccountlist'] },
  async ({ page, sim }) => {
    await sim.open('bank-cards', CARDS);
    await expectWhole(page.getByRole('main'), 'bankCards');
    await expect(heading(page, '银行卡账户')).toBeVisible();
    const first = card(page, '招商银行');
    const second = card(page, '中国工商银行');
    await expect(first).toContainText('1202 26** **** 3308');
    await expect(first.getByText('默认', { exact: true })).toBeVisible();
    await expect(second).toContainText('6222 02** **** 7145');
    await test.step('makes another account the default', async () => {
      await second.getByRole('button', { name: '设为默认：6222 02** **** 7145' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确认设为默认' }).click();
      await expect(page.getByText('中国工商银行杭州长河支行已设为默认')).toBeVisible();
      await expect(second.getByText('默认', { exact: true })).toBeVisible();
      await expect(first.getByRole('button', { name: /设为默认/ })).toBeVisible();
    });
    await test.step('a wrong code shows an error under its field, a right code unbinds the account', async () => {
      await second.getByRole('button', { name: /解绑/ }).click();
      const dialog = page.getByRole('dialog', { name: '解绑银行账户' });
      await expect(dialog).toContainText('6222 02** **** 7145');
      await dialog.getByRole('button', { name: '获取验证码' }).click();
      await dialog.getByRole('textbox', { name: '短信验证码' }).fill('000000');
      await dialog.getByRole('button', { name: '确认解绑' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: /验证码/ })).toBeVisible();
      await dialog.getByRole('textbox', { name: '短信验证码' }).fill(CODE);
      await dialog.getByRole('button', { name: '确认解绑' }).click();
      await expect(page.getByText('中国工商银行杭州长河支行的账户已解绑')).toBeVisible();
      await expect(second).toHaveCount(0);
    });
    await test.step('the last corporate account stays and becomes the default', async () => {
      await expect(first.getByText('默认', { exact: true })).toBeVisible();
      await expect(first.getByRole('button', { name: /解绑/ })).toBeDisabled();
      await expect(first).toContainText('至少须保留一个对公账户');
    });
    await test.step('unbinding needs the password if one is set', async () => {
      await sim.open('bank-cards-password', CARDS);
      await second.getByRole('button', { name: /解绑/ }).click();
      const dialog = page.getByRole('dialog', { name: '解绑银行账户' });
      await dialog.getByLabel('支付密码', { exact: true }).last().fill('926153');
      await dialog.getByRole('button', { name: '确认解绑' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: /密码/ })).toBeVisible();
      await dialog.getByLabel('支付密码', { exact: true }).last().fill('804617');
      await dialog.getByRole('button', { name: '确认解绑' }).click();
      await expect(second).toHaveCount(0);
    });
    await test.step('a child sees that the parent is responsible', async () => {
      await sim.change('child-account', CARDS);
      await expect(page.getByText('资金账户由企业的金采母账号查看与操作')).toBeVisible();
    });
  },
);
