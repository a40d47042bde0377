/** Tests the increase page and its shared widgets. Spec 2 §4, §5, §9 */
import type { Locator, Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import {
  applyButton,
  confirmDialog as confirm,
  INCREASE as PAGE,
  sendCode,
  smsButton,
  upload,
  withoutGuide,
} from '../../support/increasing.ts';
import { picture } from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const guide = (page: Page): Locator =>
  page.locator('[role=dialog]').filter({ hasText: '在这里选择提额方式' });

/** Returns the stored time of the last SMS code. */
const lastSendTime = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('lastSendTime-SIGN_CONTRACT'));

test('gives the reason why no one can apply: a child account, or no method', async ({ page, sim }) => {
  await sim.open('child-account', PAGE);
  await expect(page.getByText('仅母账号可申请提额，请联系企业母账号')).toBeVisible();
  await sim.change('no-increase-methods', `${PAGE}?productCode=12025`);
  await expect(page.getByText('暂无可用的提额方式')).toBeVisible();
});

test(
  'shows the guide of the page once',
  { tag: ['@guide-next-label', '@guide-last-label'] },
  async ({ page, sim }) => {
    await sim.open('baseline', PAGE);
    await expect(guide(page)).toBeVisible();
    await page.getByRole('button', { name: '下一步 (1/3)' }).click();
    await page.getByRole('button', { name: '下一步 (2/3)' }).click();
    await page.getByRole('button', { name: '我知道了' }).click();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: '申请提额' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('INCREASE-GUIDE'))).toBe('seen');
  },
);

test(
  'disables the SMS button for a minute, also after a reload',
  { tag: ['@sms-idle', '@sms-again', '@sms-resume', '@sms-clear', '@session-lastsendtime'] },
  async ({ page, sim }) => {
    await withoutGuide(page);
    await page.clock.install();
    await sim.open('baseline', PAGE);
    await expect(smsButton(page)).toHaveText('获取验证码');
    await smsButton(page).click();
    await expect(smsButton(page)).toHaveText(/^(60|5\d)s$/);
    await expect(smsButton(page)).toBeDisabled();
    const sentAt = Number(await lastSendTime(page));
    expect(Math.abs(sentAt - (await page.evaluate(() => Date.now())))).toBeLessThan(10_000);
    await page.clock.fastForward(20_000);
    await page.reload();
    await expect(smsButton(page)).toHaveText(/^(40|3\d)s$/);
    await page.clock.fastForward(45_000);
    await expect(smsButton(page)).toHaveText('重新获取');
    await expect(smsButton(page)).toBeEnabled();
    expect(await lastSendTime(page)).toBeNull();
  },
);

test(
  'applies after a confirmation, and shows the result with its details and both buttons',
  {
    tag: [
      '@dialog-sure-default',
      '@dialog-cancel-default',
      '@result-panel-html',
      '@result-panel-buttons',
      '@detail-display-widget',
    ],
  },
  async ({ page, sim }) => {
    await withoutGuide(page);
    await sim.open('quick-increase', `${PAGE}?productCode=12025`);
    await sendCode(page);
    const apply = applyButton(page);
    await apply.click();
    const dialog = confirm(page);
    await expect(dialog.getByText('自动提额')).toBeVisible();
    await expectWhole(dialog, 'increase.confirm');
    // Each dialog also has a × button, which has a name but no text.
    await expect(dialog.getByRole('button').filter({ hasText: /./ })).toHaveText(['取消', '确定']);
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await sim.log()).some(({ operationId }) => operationId === 'applyIncrease')).toBe(false);
    await apply.click();
    await dialog.getByRole('button', { name: '确定' }).click();
    const result = page.getByRole('status').filter({ hasText: '申请详情' });
    await expect(result.getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
    await expect(result.getByText(/TE2026\d+/).first()).toBeVisible();
    await expect(result.locator('strong')).toHaveText('2026-11-12');
    await expect(result.getByRole('button', { name: '返回首页' })).toBeVisible();
    const facts = result.locator('dl');
    expect(await facts.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(
      2,
    );
    expect(
      await facts
        .locator('dt')
        .first()
        .evaluate((label) => label.getBoundingClientRect().width),
    ).toBe(120);
    await sim.setClock({ advance: 'PT3S' });
    await result.getByRole('button', { name: '查看记录' }).click();
    const records = page.getByRole('table', { name: '提额记录' });
    await expect(records.getByRole('row').nth(1).getByText('1,300,000.00')).toBeVisible();
  },
);

test(
  'offers three methods, checks the files that one needs, and applies with them',
  { tag: ['@route-increaseactivity', '@incr-querytypelist-default', '@table-pager-autohide'] },
  async ({ page, sim }) => {
    await withoutGuide(page);
    await sim.open('baseline', PAGE);
    await expect(page.getByRole('heading', { level: 1, name: '提额活动' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /上传资料提额/ })).toBeChecked();
    await expectWhole(page.getByRole('main'), 'increase');
    const asked = (await sim.log()).find(({ operationId }) => operationId === 'queryUserIncrLimitQual');
    expect(asked?.request).toMatchObject({ queryTypeList: ['AUTO', 'FILE', 'PRIVILEGED'] });

    const apply = applyButton(page);
    await sendCode(page);
    await apply.click();
    await expect(page.getByRole('button', { name: '上传文件 营业执照' })).toBeFocused();
    await upload(page, '营业执照', { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('仅支持PNG、JPG、PDF格式的文件')).toBeVisible();
    await upload(page, '营业执照', picture('执照.png'));
    await upload(page, '增值税发票', picture('发票.png'));
    await expect(page.getByText('执照.png')).toBeVisible();
    await expect(page.getByText('发票.png')).toBeVisible();
    await page.getByRole('button', { name: '移除 发票.png' }).click();
    await page.getByRole('button', { name: '撤销发票.png' }).click();
    await expect(page.getByRole('button', { name: '移除 发票.png' })).toBeVisible();
    await apply.click();
    await confirm(page).getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
    const sent = (await sim.log()).find(({ operationId }) => operationId === 'applyIncrease');
    expect((sent?.request as { fileIds: string[] }).fileIds).toHaveLength(2);

    await goTo(page, `${PAGE}?tab=records`);
    await expect(page.getByRole('table', { name: '提额记录' }).getByText('TE2026060100000002')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0);
  },
);

test('shows a wrong code under its field, before it is sent and after a refusal', async ({ page, sim }) => {
  await withoutGuide(page);
  await sim.open('quick-increase', `${PAGE}?productCode=12025`);
  await sendCode(page);
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await code.fill('12345');
  await applyButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '请输入6位数字验证码' })).toBeVisible();
  await expect(code).toBeFocused();
  await expect(confirm(page)).toHaveCount(0);
  await code.fill('111111');
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await applyButton(page).click();
  await confirm(page).getByRole('button', { name: '确定' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('form').getByRole('alert')).toHaveText(/验证码/);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('111111');
  expect((await sim.log()).some(({ operationId }) => operationId === 'applyIncrease')).toBe(false);
});

test('the records show why an application was refused', async ({ page, sim }) => {
  await withoutGuide(page);
  await sim.open('increase-refused', PAGE);
  await sendCode(page);
  await page.getByRole('button', { name: '申请提额' }).click();
  await confirm(page).getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  await sim.setClock({ advance: 'PT3S' });
  await page.getByRole('button', { name: '查看记录' }).click();
  await expect(page.getByText('综合评估未通过，请30天后再试')).toBeVisible();
});

test(
  'shows the limit after too many failed face checks',
  { tag: ['@face-attempt-limit-message'] },
  async ({ page, sim }) => {
    await sim.start('face-limit-reached');
    await sim.addFault({ on: 'standard.queryCompanyLevelProgress', answer: { code: '0000016' } });
    await page.goto('/front/company/index');
    await expect(page.getByText('人脸识别次数已达上限，请稍后重试').first()).toBeVisible();
  },
);
