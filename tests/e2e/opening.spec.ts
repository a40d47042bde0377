/** Opening an account, from the start page to the audit (issue 18, points 1 and 2). */
import { expect, test } from '../support/sim.ts';
import {
  agreeToAll,
  authenticate,
  currentStep,
  field,
  fillBusiness,
  fillContact,
  fillLegalPerson,
  onward,
  untilHome,
  uploadLicence,
  uploadMaterials,
} from '../support/opening.ts';

test('a company is opened, from the landing to its first home [open-licence-fills open-verify-redirect open-step-progress open-contacts-sms route-company-open-flownew open-flow-normal open-sign-read]', async ({
  page,
  sim,
}) => {
  test.setTimeout(120_000);
  await sim.open('unopened,old-opening-route', '/company/landing?productCode=12003');
  await page.getByRole('button', { name: '立即开通' }).click();
  await expect(page).toHaveURL(/\/front\/company\/open\/index\?productCode=12003/);
  await page.getByRole('button', { name: '开始申请' }).click();

  await test.step('the licence fills in the company; what was read says so and stays as it is corrected', async () => {
    await expect(page).toHaveURL(/\/company\/open\/flowNew\/company/);
    await expect(currentStep(page)).toContainText('企业信息');
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
    await authenticate(page);
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
    await fillBusiness(page);
    await expect(page).toHaveURL(/\/flowNew\/materials/);
  });

  await test.step('materials', async () => {
    await uploadMaterials(page);
    await expect(page).toHaveURL(/\/flowNew\/contractSign/);
  });

  await test.step('everything is looked over, each contract read to its end, signed by face, submitted', async () => {
    const review = page.locator('main');
    await expect(review).toContainText('长河街道滨康路1180号2幢1207室');
    const sign = page.getByRole('button', { name: '法定代表人人脸识别并签署' });
    await expect(sign).toBeDisabled();
    await agreeToAll(page);
    await sign.click();
    await page.getByRole('button', { name: '完成', exact: true }).click();
    await expect(page.getByText('合同已签署，提交后进入风控审核，内容不可再修改。')).toBeVisible();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page).toHaveURL(/\/company\/open\/auditResult/);
    await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
  });

  await test.step('thirty hours later it has passed, and home is one click away', async () => {
    await untilHome(page, sim);
    await expect(page).toHaveURL(/\/front\/company\/index/);
  });
});
