/** Tests a link by which a legal person signs on a phone without a login. */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { agreeToAll, showFace } from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const today = 'linkNo=QS2026111200000001';

/** Enters the code, reads the contracts and passes the face check. */
async function signByLink(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: '获取验证码' }).click();
  await expect(phone.getByText('验证码已发送至139****6821')).toBeVisible();
  await phone.getByRole('textbox', { name: '短信验证码' }).fill('000000');
  await phone.getByRole('button', { name: '验证并阅读合同' }).click();
  await expect(phone.getByRole('textbox', { name: '短信验证码' })).toBeFocused();
  await phone.getByRole('textbox', { name: '短信验证码' }).fill('246810');
  await phone.getByRole('button', { name: '验证并阅读合同' }).click();
  const sign = phone.getByRole('button', { name: '人脸识别并签署' });
  await expect(sign).toBeDisabled();
  await agreeToAll(phone);
  await sign.click();
  await showFace(phone);
}

async function expectSigned(phone: Page): Promise<void> {
  await expect(phone.getByRole('heading', { name: '合同已签署' })).toBeVisible();
  await expect(phone.getByText('HT20261112QYJC-FW-003')).toBeVisible();
}

test.describe('without a login', () => {
  test.beforeEach(({ page }) => page.setViewportSize(PHONE));

  test(
    'handles valid, used, expired and foreign sign links',
    { tag: ['@open-nologin-states', '@route-contract-sign-no-login'] },
    async ({ page, sim }) => {
      const expectTitle = (title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();
      await test.step('valid: shows sender, contract and end, and can be signed', async () => {
        await sim.open('opening-link', `/contractSignNoLogin?${today}`);
        await expectWhole(page.getByRole('main'), 'signLink');
        await expectTitle('合同签署');
        await expect(page.getByText('杭州禾川工业设备有限公司申请开通企业金采')).toBeVisible();
        await expect(page.locator('dl').getByText('139****6821', { exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: /登录/ })).toHaveCount(0);
        await signByLink(page);
        await expectSigned(page);
      });
      await test.step('a used link', async () => {
        await page.reload();
        await expectTitle('合同已签署');
        await expect(page.getByText('该链接已完成签署，无需重复签署，可关闭本页。')).toBeVisible();
      });
      await test.step('an expired link', async () => {
        await sim.change('opening-link-expired', '/contractSignNoLogin?linkNo=QS2026111100000001');
        await expectTitle('签署链接已失效');
      });
      await test.step('a link for another user', async () => {
        await sim.change('opening-link-others', `/contractSignNoLogin?${today}`);
        await expectTitle('该链接不是发给您的');
      });
      await test.step('an unknown link number', async () => {
        await goTo(page, '/contractSignNoLogin?linkNo=QS2026111200000009');
        await expectTitle('签署链接不存在');
      });
      await sim.settled();
    },
  );
});

test('updates the buyer’s page when the legal person signs by the link', async ({ page, context, sim }) => {
  await sim.open('opening-materials', '/company/open/flowNew/contractSign?productCode=12003');
  await page.getByRole('button', { name: '发送签署链接' }).press('Enter');
  await expect(page.getByText('发送至139****6821，状态：')).toBeVisible();
  // The button waits before another message, because each message invalidates the last link. It keeps the keyboard focus.
  const resting = page.getByRole('button', { name: /^\d+秒后可重新发送$/ });
  await expect(resting).toBeDisabled();
  await expect(resting).toBeFocused();
  const phone = await context.newPage();
  await phone.setViewportSize(PHONE);
  await phone.goto(`/front/contractSignNoLogin?${today}`);
  // The response is lost; a second attempt uses the same face check.
  await sim.addFault({ on: 'provisional.signByLink', answer: { status: 502 }, times: 1 });
  await signByLink(phone);
  await phone.getByRole('button', { name: '重新确认' }).click();
  await expectSigned(phone);
  await phone.close();
  await expect(page.getByText('合同已签署，提交后进入风控审核，内容不可再修改。')).toBeVisible();
  await expect(page.getByText('已签署', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
});
