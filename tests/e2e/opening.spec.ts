/** Opening an account, from the start page to the audit (issue 18, points 1 and 2). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/sim.ts';

/** A picture: the provider looks at the content of what is uploaded. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const onward = (page: Page) => page.getByRole('button', { name: /^下一步：/ });
const current = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current=step]'));

async function uploadLicence(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(picture('营业执照.png'));
  await expect(page.getByText('识别出9项并已填入。每项均可修改，以营业执照原件为准。')).toBeVisible();
}

async function fillLegalPerson(page: Page): Promise<void> {
  await field(page, '手机号').fill('13957106821');
  await field(page, '身份证号').fill('330102197806142320');
  await field(page, '证件生效日期').fill('2016-09-12');
  await field(page, '证件有效期至（选填）').fill('2036-09-12');
}

async function fillContact(page: Page, place: number, name: string, phone: string): Promise<void> {
  const contact = page.getByRole('region', { name: `联系人${String(place)}` });
  await contact.getByRole('textbox', { name: '姓名' }).fill(name);
  await contact.getByRole('textbox', { name: '邮箱' }).fill(`contact${String(place)}@hechuan.cn`);
  await contact.getByRole('textbox', { name: '手机号' }).fill(phone);
  await contact.getByRole('button', { name: '获取验证码' }).click();
  await contact.getByRole('textbox', { name: '短信验证码' }).fill('246810');
}

test('a company is opened: licence, verification, contacts, business, materials, signature, submission [open-licence-fills open-verify-redirect open-step-progress open-contacts-sms route-company-open-flownew]', async ({
  page,
  sim,
}) => {
  page.setDefaultTimeout(9000);
  await sim.open('unopened', '/company/open/index?productCode=12003');
  await page.getByRole('button', { name: '开始申请' }).click();

  await test.step('the licence fills in the company; what was read says so and stays as it is corrected', async () => {
    await expect(page).toHaveURL(/\/company\/open\/flowNew\/company/);
    await expect(current(page)).toContainText('企业信息');
    await uploadLicence(page);
    await expect(field(page, '企业名称')).toHaveValue('杭州禾川工业设备有限公司');
    await field(page, '详细地址').fill('长河街道滨康路1180号2幢1207室');
    await expect(page.getByText('其中1项您已修改')).toBeVisible();
    await onward(page).click();
    await expect(page.getByText('3处需更正')).toBeVisible();
    await expect(field(page, '手机号')).toBeFocused();
    await fillLegalPerson(page);
    await onward(page).click();
  });

  await test.step('verified at the provider’s page, and back', async () => {
    await expect(page).toHaveURL(/\/flowNew\/realName/);
    await page.getByRole('button', { name: '前往认证中心' }).click();
    await page.getByRole('button', { name: '完成认证' }).click();
    await expect(page).toHaveURL(/\/flowNew\/contacts/);
  });

  await test.step('contacts, each with a code of its own', async () => {
    await fillContact(page, 1, '周敏', '13606812257');
    await page.getByRole('combobox', { name: '与法定代表人或企业的关系' }).first().click();
    await page.getByRole('option', { name: '企业财务经办人' }).click();
    await fillContact(page, 2, '沈志远', '13957106821');
    await onward(page).click();
    await expect(page).toHaveURL(/\/flowNew\/business/);
  });

  await test.step('business', async () => {
    await page.getByRole('checkbox').first().check();
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio').first().check();
    await onward(page).click();
    await expect(page).toHaveURL(/\/flowNew\/materials/);
  });

  await test.step('materials', async () => {
    for (const kind of ['法定代表人身份证人像面', '法定代表人身份证国徽面', '增值税发票', '对公账户流水']) {
      const card = page.getByRole('region', { name: kind });
      await card.locator('input[type=file]').setInputFiles(picture(`${kind}.png`));
      await expect(card.getByText(`${kind}.png`)).toBeVisible();
    }
    await onward(page).click();
    await expect(page).toHaveURL(/\/flowNew\/contractSign/);
  });

  await test.step('everything is looked over, each contract read to its end, signed by face, submitted', async () => {
    const review = page.locator('main');
    await expect(review).toContainText('长河街道滨康路1180号2幢1207室');
    const sign = page.getByRole('button', { name: '法定代表人人脸识别并签署' });
    await expect(sign).toBeDisabled();
    for (const contract of ['企业金采服务合同', '企业征信授权书']) {
      await page.getByRole('button', { name: `阅读${contract}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('document', { name: contract })
        .evaluate((text) => text.scrollTo(0, text.scrollHeight));
      await dialog.getByRole('button', { name: '同意', exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    await sign.click();
    await page.getByRole('button', { name: '完成', exact: true }).click();
    await expect(page.getByText('合同已签署，提交后进入风控审核，内容不可再修改。')).toBeVisible();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page).toHaveURL(/\/company\/open\/auditResult/);
    await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
  });
});
