/** Tests the three ways of real-name verification in an opening. */
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { authenticate, currentStep, field, restored } from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test.describe('verification', () => {
  const REAL_NAME = '/company/standardOpen/flowNew/realName?productCode=12003';

  test(
    'verifies on the provider’s page: cancelled, failed, passed',
    { tag: ['@open-verify-redirect'] },
    async ({ page, sim }) => {
      await sim.open('opening-company', REAL_NAME);
      await authenticate(page, '用户取消');
      await expect(page.getByText('您已取消认证，可重新发起或选择其他方式。')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(3);
      await authenticate(page, '认证流程失败');
      await expect(page.getByText('认证未通过，请核对信息后重试或选择其他方式。')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(3);
      await test.step('reads the state after a lost response without another authentication', async () => {
        await sim.addFault({ on: 'provisional.confirmOpeningAuth', answer: { status: 502 }, times: 1 });
        await authenticate(page, '认证成功');
        await expect(page.getByText('网络异常，未能确认认证结果。已完成的认证无需重做。')).toBeVisible();
        // A reload would read it too.
        await expect(page).toHaveURL(/authFlowNo=/);
        await page.getByRole('button', { name: '重新确认' }).click();
        await expect(currentStep(page)).toContainText('联系人');
      });
    },
  );

  test(
    'counts the attempts to name the amount of a small transfer, then sends another transfer',
    { tag: ['@open-verify-transfer', '@route-stdopen-realnamelocal'] },
    async ({ page, sim }) => {
      await sim.open('opening-transfer', '/company/standardOpen/realNameLocal?productCode=12003');
      await expectWhole(page.getByRole('main'), 'opening.transfer');
      const amount = field(page, '到账金额（元）');
      const left = page
        .getByRole('term')
        .filter({ hasText: '还可尝试' })
        .locator('xpath=following-sibling::dd');
      // An amount with three decimals is refused by the form and uses up no attempt.
      for (const [tries, wrong] of [
        ['3次', '1'],
        ['2次', '0.995'],
        ['2次', '1'],
        ['1次', '1.00'],
      ] as const) {
        await expect(left).toHaveText(tries);
        await amount.fill(wrong);
        await page.getByRole('button', { name: '确认金额' }).click();
        if (wrong !== '0.995') continue;
        await expect(page.getByText('金额最多两位小数')).toBeVisible();
        await page.reload();
        await expect(restored(page)).toBeVisible();
        await expect(amount).toHaveValue('0.995');
      }
      await expect(page.getByText('金额填写次数已用尽，请重新打款。')).toBeVisible();
      await field(page, '对公银行账号').fill('571908823410601');
      await field(page, '开户银行').fill('招商银行杭州滨江支行');
      await page.getByRole('button', { name: '确认并打款' }).click();
      await expect(left).toHaveText('3次');
      await expect(amount).toHaveValue('');
    },
  );

  test(
    'verifies by the legal person’s face: failed, refused, passed, limited',
    { tag: ['@open-verify-face'] },
    async ({ page, sim }) => {
      const face = async (outcome: string) => {
        await page.getByText('法定代表人使用手机完成人脸识别').click();
        await page.getByRole('button', { name: '开始人脸识别' }).click();
        await page.getByRole('radio', { name: outcome }).check();
        await page.getByRole('button', { name: '完成', exact: true }).click();
      };
      await sim.open('opening-company', REAL_NAME);
      await face('认证流程失败');
      await expect(page.getByText('认证未通过，请核对信息后重试或选择其他方式。')).toBeVisible();
      await face('风控拒绝认证');
      await expect(page.getByText('风控拒绝认证，请选择其他方式或联系客服。')).toBeVisible();
      await page.getByText('法定代表人使用手机完成人脸识别').click();
      await expect(page.getByText('今日还可进行3次人脸识别')).toBeVisible();
      await face('认证成功');
      await expect(currentStep(page)).toContainText('联系人');

      await sim.change('opening-face-limit', REAL_NAME);
      await page.getByText('法定代表人使用手机完成人脸识别').click();
      await onPhoneToo(page, async () => {
        await expect(page.getByText('今日人脸识别次数已用完，请明日再试或选择其他方式')).toBeVisible();
        await expect(page.getByRole('button', { name: '开始人脸识别' })).toBeDisabled();
      });
    },
  );
});
