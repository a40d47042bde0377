/** Tests the payment password, small amounts without it, and automatic repayment. */
import type { Page } from '@playwright/test';
import { expectNoDraft } from '../../support/drafts.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const PATH = '/company/jcPaySetting?productCode=12003';
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

async function savePassword(
  page: Page,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await drawer(page, name).getByLabel(label, { exact: true }).fill(text);
  await drawer(page, name).getByRole('button', { name: '保存密码' }).click();
}

test(
  'sets, changes and resets the payment password, and sets the amount without a password',
  { tag: ['@pay-password', '@route-company-jcpaysetting'] },
  async ({ page, sim }) => {
    await sim.open('baseline', PATH);
    await expectWhole(page.getByRole('main'), 'paySetting');
    await expect(
      page.getByRole('main').getByRole('heading', { name: '金采支付设置', level: 1 }),
    ).toBeVisible();
    await test.step('sets a password', async () => {
      await act(page, '设置支付密码').click();
      await savePassword(page, '设置支付密码', { 新支付密码: '123456', 再次输入新密码: '12345' });
      await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
      await savePassword(page, '设置支付密码', { 再次输入新密码: '123456' });
      await expect(
        drawer(page, '设置支付密码').getByText('支付密码过于简单，请勿使用相同或连续的数字'),
      ).toBeVisible();
      await savePassword(page, '设置支付密码', { 新支付密码: '804617', 再次输入新密码: '804617' });
      await expect(page.getByRole('region', { name: '支付密码' }).getByText('支付密码已设置')).toBeVisible();
    });
    await test.step('changes the password', async () => {
      await act(page, '修改支付密码').click();
      const another = { 新支付密码: '351902', 再次输入新密码: '351902' };
      await savePassword(page, '修改支付密码', { 原支付密码: '111111', ...another });
      await expect(drawer(page, '修改支付密码').getByText('支付密码错误，还可尝试4次')).toBeVisible();
      await savePassword(page, '修改支付密码', { 原支付密码: '804617', ...another });
      await expect(page.getByText('支付密码已修改')).toBeVisible();
    });
    await test.step('sets the amount below which no password is needed', async () => {
      await page.getByRole('textbox', { name: '免密金额（元）' }).fill('5,000.01');
      await page
        .getByRole('region', { name: '小额免密' })
        .getByLabel('支付密码', { exact: true })
        .fill('351902');
      await act(page, '保存免密金额').click();
      await expect(page.getByText('免密金额不能超过5,000.00元')).toBeVisible();
      await page.getByRole('textbox', { name: '免密金额（元）' }).fill('1,000');
      await act(page, '保存免密金额').click();
      await expect(page.getByText('免密金额已保存')).toBeVisible();
      await expect(page.getByRole('textbox', { name: '免密金额（元）' })).toHaveValue('1,000.00');
      await expectNoDraft(page);
    });
    await test.step('resets the password by text message and face check', async () => {
      await act(page, '重置支付密码').click();
      const form = drawer(page, '重置支付密码');
      await form.getByRole('button', { name: '获取验证码' }).click();
      await form.getByRole('textbox', { name: '短信验证码' }).fill('246810');
      await form.getByRole('button', { name: '下一步' }).click();
      const opened = page.waitForEvent('popup');
      await form.getByRole('button', { name: '开始人脸识别' }).click();
      await (await opened).getByRole('button', { name: '完成' }).click();
      await expect(form.getByText('人脸识别已通过，请设置新密码。')).toBeVisible();
      await savePassword(page, '重置支付密码', { 新支付密码: '926153', 再次输入新密码: '926153' });
      await expect(page.getByText('支付密码已重置')).toBeVisible();
    });
  },
);

test(
  'repays automatically on the due day from the first account with money',
  { tag: ['@pay-auto'] },
  async ({ page, sim }) => {
    await sim.open('baseline', PATH);
    await page.getByRole('radio', { name: '开启' }).check();
    await page.getByRole('checkbox', { name: /易捷付还款账户/ }).check();
    await page.getByRole('button', { name: '上移易捷付还款账户' }).click();
    await act(page, '保存设置').click();
    await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
    await expect(page.getByText('自动还款已开启')).toBeVisible();
    await expect(page.getByText('2026-11-15 09:00')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/易捷付还款账户/);
    await sim.setClock({ advance: { days: 4 } });
    await page.getByRole('link', { name: '查看还款记录' }).click();
    const first = page.getByRole('table', { name: '还款记录' }).getByRole('row').nth(1);
    // The easyPay account comes first and is empty, so the next one pays.
    for (const text of ['2026-11-15', '溢缴款账户', '还款成功']) await expect(first).toContainText(text);
  },
);

test(
  'a child account sees the settings and cannot change them',
  { tag: ['@pay-child-reads'] },
  async ({ page, sim }) => {
    await sim.open('pay-small,child-account', PATH);
    await expectWhole(page.getByRole('main'), 'paySetting.child');
    await expect(page.getByText('仅母账号可修改支付设置')).toBeVisible();
    await expect(act(page, '修改支付密码')).toHaveCount(0);
    await expect(act(page, '重置支付密码')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: '免密金额（元）' })).toBeDisabled();
    await expect(page.getByRole('textbox', { name: '免密金额（元）' })).toHaveValue('1,000.00');
    await expect(act(page, '保存免密金额')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: '开启' })).toBeDisabled();
  },
);
