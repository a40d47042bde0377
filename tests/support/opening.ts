/** Takes the steps of opening an account. */
import type { Locator, Page } from '@playwright/test';
import { fits } from './onPhoneToo.ts';
import { expect, type Sim } from './sim.ts';

/** Returns a real picture, because the provider checks the content of uploads. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const restored = (page: Page): Locator =>
  page.getByText('已恢复您上次填写但未确认的内容，请核对后继续。');
export const onward = (page: Page): Locator => page.getByRole('button', { name: /^下一步：/ });
export const currentStep = (page: Page): Locator =>
  page.getByRole('listitem').and(page.locator('[aria-current=step]'));
export const contact = (page: Page, place: number): Locator =>
  page.getByRole('region', { name: `联系人${String(place)}`, exact: true });

/** Uploads a licence, from which the provider fills in the form. */
export async function uploadLicence(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(picture('营业执照.png'));
  await expect(page.getByText('识别出9项并已填入。每项均可修改，以营业执照原件为准。')).toBeVisible();
}

export async function fillLegalPerson(page: Page): Promise<void> {
  await field(page, '手机号').fill('13957106821');
  await field(page, '身份证号').fill('330102197806142320');
  await field(page, '证件生效日期').fill('2016-09-12');
  await field(page, '证件有效期至（选填）').fill('2036-09-12');
}

/** Fills in the company step: expects that a corrected field is counted, and that missing fields are reported. */
export async function fillCompany(page: Page, address: string): Promise<void> {
  await uploadLicence(page);
  await expect(field(page, '企业名称')).toHaveValue('杭州禾川工业设备有限公司');
  await field(page, '详细地址').fill(address);
  await expect(page.getByText('其中1项您已修改')).toBeVisible();
  await onward(page).click();
  await expect(page.getByText('3处需更正')).toBeVisible();
  await expect(field(page, '手机号')).toBeFocused();
  await fillLegalPerson(page);
  await onward(page).click();
  await expect(currentStep(page)).toContainText('实名认证');
  await fits(page);
}

/** Completes the provider's real-name page with the scenario's outcome or another one, and comes back. */
export async function authenticate(page: Page, outcome?: string): Promise<void> {
  await page.getByRole('button', { name: '前往认证中心' }).click();
  if (outcome !== undefined) await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: '完成认证' }).click();
}

export async function verify(page: Page): Promise<void> {
  await authenticate(page);
  await expect(currentStep(page)).toContainText('联系人');
  await fits(page);
}

async function fillContact(page: Page, place: number, name: string, phone: string): Promise<void> {
  const card = contact(page, place);
  await card.getByRole('textbox', { name: '姓名' }).fill(name);
  await card.getByRole('textbox', { name: '邮箱' }).fill(`contact${String(place)}@hechuan.cn`);
  await card.getByRole('textbox', { name: '手机号' }).fill(phone);
  await card.getByRole('button', { name: '获取验证码' }).click();
  await card.getByRole('textbox', { name: '短信验证码' }).fill('246810');
}

/** Fills in the contacts that the product requires; if it asks for their relationship, each is the finance contact. */
export async function fillContacts(page: Page): Promise<void> {
  const people = [
    ['周敏', '13606812257'],
    ['陆启明', '13757158840'],
  ] as const;
  const count = await page.getByRole('region', { name: /^联系人\d$/ }).count();
  for (const [index, [name, phone]] of people.slice(0, count).entries()) {
    await fillContact(page, index + 1, name, phone);
    const relationship = contact(page, index + 1).getByRole('combobox', { name: '与法定代表人或企业的关系' });
    if ((await relationship.count()) === 0) continue;
    await relationship.click();
    await page.getByRole('option', { name: '企业财务经办人' }).click();
  }
  await onward(page).click();
  await expect(currentStep(page)).toContainText('经营信息');
  await fits(page);
}

export async function fillBusiness(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check();
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check();
  await onward(page).click();
  await expect(currentStep(page)).toContainText('资料上传');
  await fits(page);
}

/** Uploads one file for each missing required material. */
export async function uploadMaterials(page: Page): Promise<void> {
  const cards = page.getByRole('region').filter({ hasText: '必传' }).filter({ hasText: '已上传0份' });
  const names = await cards.getByRole('heading').allTextContents();
  for (const name of names) {
    const card = page.getByRole('region', { name, exact: true });
    await card.locator('input[type=file]').setInputFiles(picture(`${name}.png`));
    // The name shows at once, the count only after the upload.
    await expect(card.getByText(/已上传1份/)).toBeVisible();
  }
  await onward(page).click();
  await expect(currentStep(page)).toContainText('核对签署');
  await fits(page);
}

/** Reads each contract to its end, for the required time, and agrees. */
export async function agreeToAll(page: Page): Promise<void> {
  const toRead = page.getByRole('button', { name: /^阅读./ });
  await expect(toRead.first()).toBeVisible();
  for (const button of await toRead.all()) {
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('document').evaluate((text) => text.scrollTo(0, text.scrollHeight));
    await dialog.getByRole('button', { name: '同意', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}

/** Completes the provider's face page with the scenario's outcome or another one. */
export async function showFace(page: Page, outcome?: string): Promise<void> {
  if (outcome !== undefined) await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: '完成', exact: true }).click();
}

export async function signAndSubmit(page: Page): Promise<void> {
  const sign = page.getByRole('button', { name: '法定代表人人脸识别并签署' });
  await expect(sign).toBeDisabled();
  await agreeToAll(page);
  await sign.click();
  await showFace(page);
  await expect(page.getByText('合同已签署，提交后进入风控审核，内容不可再修改。')).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
  await fits(page);
}

/** Waits for the audit of thirty hours, then opens the product's home. */
export async function untilHome(page: Page, sim: Sim): Promise<void> {
  // The answer is delayed because a faster user must not be sent back to the page of an unopened product.
  await sim.addFault({ on: 'standard.queryProductOpenInfo', answer: { delay: '2s' }, times: 1 });
  await sim.setClock({ advance: 'PT30H' });
  await expect(page.getByRole('heading', { name: '审核已通过，产品已开通' })).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name: '进入首页' }).click();
}
