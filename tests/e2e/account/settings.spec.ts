/** Tests automatic repayment and the discount rules. Spec 1 §2 (/fenxiao/repaySetting, /yaojingcai/dscRule), §6, §9 */
import type { Page } from '@playwright/test';
import { expectNoDraft } from '../../support/drafts.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const SETTING = '/fenxiao/repaySetting?productCode=12012';
const save = (page: Page) => page.getByRole('button', { name: '保存设置' });

test(
  'switches automatic repayment on with accounts in the chosen order, also after a failed save',
  { tag: ['@route-fenxiao-repaysetting', '@out-draft-sent'] },
  async ({ page, sim }) => {
    await sim.open('wholesale', SETTING);
    await expectWhole(page.getByRole('main'), 'settings.auto');
    await expect(page.getByRole('heading', { name: '还款设置', level: 1 })).toBeVisible();
    await expect(page.getByText('自动还款未开启')).toBeVisible();
    await page.getByRole('radio', { name: '开启' }).check();
    await page.getByRole('checkbox', { name: /易捷付还款账户/ }).check();
    await page.getByRole('button', { name: '上移易捷付还款账户' }).click();
    await page.getByRole('radio', { name: '最后还款日前2天' }).check();
    const phone = page.getByRole('textbox', { name: '提醒手机号' });
    await expect(phone).toHaveValue('138****6027');
    await page.getByRole('button', { name: '修改提醒手机号' }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('13800006027');
    await phone.fill('1391111');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('请输入11位手机号');
    await expect(page.getByRole('textbox', { name: '提醒手机号' })).toBeFocused();
    await page.getByRole('textbox', { name: '提醒手机号' }).fill('13911112222');
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: '确认开启自动还款' });
    await expect(dialog.getByText(/最后还款日前2天09:00，依次从易捷付还款账户.*、溢缴款账户/)).toBeVisible();
    await sim.addFault({ on: 'provisional.saveRepaySetting', answer: { code: '9999999' }, times: 1 });
    await dialog.getByRole('button', { name: '确认' }).click();
    await test.step('a failed save keeps the form, and the second attempt has the same key', async () => {
      await expect(dialog).toHaveCount(0);
      await expect(save(page)).toBeEnabled();
      await expect(page.getByRole('radio', { name: '开启' })).toBeChecked();
      await save(page).click();
      await dialog.getByRole('button', { name: '确认' }).click();
      await expect(page.getByText('自动还款已开启')).toBeVisible();
      const keys = (await sim.log())
        .filter(({ operationId }) => operationId === 'saveRepaySetting')
        .map(({ request }) => (request as { idempotencyKey: string }).idempotencyKey);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });
    await expect(page.getByText('2026-11-13 09:00')).toBeVisible();
    await expectNoDraft(page);
    await page.reload();
    await expect(page.getByText('自动还款已开启')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/易捷付还款账户/);
    await expect(page.getByRole('textbox', { name: '提醒手机号' })).toHaveValue('139****2222');
    await expect(page.getByRole('radio', { name: '最后还款日前2天' })).toBeChecked();
  },
);

test('automatic repayment pays the bill on its day, as the records show', async ({ page, sim }) => {
  await sim.open('auto-repay', SETTING);
  await expect(page.getByText('2026-11-15 09:00')).toBeVisible();
  await sim.setClock({ advance: { days: 4 } });
  await page.getByRole('link', { name: '查看还款记录' }).click();
  const first = page.getByRole('table', { name: '还款记录' }).getByRole('row').nth(1);
  await expect(first).toContainText('2026-11-15');
  await expect(first).toContainText('溢缴款账户');
  await expect(first).toContainText('还款成功');
});

test('shows that the product lacks the page instead of a failed load', async ({ page, sim }) => {
  await sim.open('distribution-period', '/fenxiao/repaySetting?productCode=12015');
  await expect(page.getByText('当前产品不支持此页面')).toBeVisible();
  await sim.open('wholesale', '/clearTypeManage?productCode=12012');
  await expect(page.getByText('当前产品不支持账期管理')).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
});

test('a child account sees automatic repayment and cannot change it', async ({ page, sim }) => {
  await sim.open('auto-repay-child', SETTING);
  await expect(page.getByText('仅母账号可修改还款设置')).toBeVisible();
  await expect(page.getByRole('radio', { name: '开启' })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: '提醒手机号' })).toHaveValue('138****6027');
  await expect(save(page)).toHaveCount(0);
});

test('refuses automatic repayment without an account that can pay', async ({ page, sim }) => {
  await sim.open('auto-repay-source-closed', SETTING);
  await expect(page.getByText('该资金方仅支持对公转账，暂不能开启自动还款')).toBeVisible();
  await page.getByRole('radio', { name: '开启' }).check();
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('暂不能开启自动还款');
  expect((await sim.log()).some(({ operationId }) => operationId === 'saveRepaySetting')).toBe(false);
});

test(
  'explains each discount rule of a POP user',
  { tag: ['@route-yaojingcai-dscrule'] },
  async ({ page, sim }) => {
    await sim.open('pop-user', '/yaojingcai/dscRule?productCode=12008');
    await expectWhole(page.getByRole('main'), 'settings.discount');
    await expect(page.getByRole('heading', { name: '折扣账期', level: 1 })).toBeVisible();
    const rules = page.getByRole('region', { name: '当前生效的规则' });
    for (const type of ['RT00', 'RT01', 'RT02', 'RT03', 'RT04', 'RT05', 'RT06']) {
      await expect(rules.getByText(new RegExp(`^${type} `))).toBeVisible();
      await expect(
        page.getByRole('region', { name: '规则类型说明' }).getByText(type, { exact: true }),
      ).toBeVisible();
    }
    await expect(rules.getByRole('row', { name: '0天至不满7天 2%' })).toBeVisible();
    await expect(rules.getByRole('row', { name: '5,000元至不满20,000元 0.8%' })).toBeVisible();
    await expect(rules.getByText('2026-01-01至2026-11-30')).toBeVisible();
  },
);

test('shows no discount rules to other users', async ({ page, sim }) => {
  await sim.open('baseline', '/yaojingcai/dscRule');
  await expect(page.getByText('折扣账期仅面向药京采用户')).toBeVisible();
});
