/** Tests the steps of an opening: their order, reloads, another device and a second tab. */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { fits, switchWidth } from '../../support/onPhoneToo.ts';
import {
  contact,
  currentStep,
  field,
  fillBusiness,
  fillContacts,
  fillLegalPerson,
  onward,
  picture,
  restored,
  uploadLicence,
  verify,
} from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const COMPANY = '/company/open/flowNew/company?productCode=12003';
const at = (page: Page, step: string) =>
  expect(page).toHaveURL((url) => url.pathname === `/front/company/open/flowNew/${step}`);
const transferTile = (page: Page) => page.getByText('向企业对公账户打入一笔小额款项，填写到账金额即可');

test(
  'goes through the steps up to the materials at 1440 and 375 px, with a reload in each',
  {
    tag: [
      '@open-step-order',
      '@open-step-progress',
      '@open-draft-reload',
      '@open-credit-code',
      '@route-company-open-flownew',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('opening-started', COMPANY);
    await expectWhole(page.getByRole('main'), 'opening.company');

    await test.step('a later step needs the earlier ones', async () => {
      await expect(currentStep(page)).toContainText('企业信息');
      await page.goto('/front/company/open/flowNew/contractSign?productCode=12003');
      await at(page, 'company');
      await expect(currentStep(page)).toContainText('企业信息');
      await goTo(page, '/company/open/flowNew/materials?productCode=12003');
      await at(page, 'company');
    });

    await test.step('company: shows three stages, fits when enlarged, and restores typed values', async () => {
      const progress = page.getByRole('navigation', { name: '开通进度' });
      await expect(progress).toContainText('企业实名认证');
      for (const stage of ['合同签署', '风控审核']) await expect(progress).toContainText(stage);
      // As a 1440 px window enlarged to 200 %.
      await test.step('fits when enlarged to 200 %', async () => {
        await page.setViewportSize({ width: 720, height: 450 });
        await fits(page);
        await page.setViewportSize(WIDE);
      });
      await field(page, '企业名称').fill('广西壮族自治区𠮷田（集团）股份有限公司');
      await field(page, '姓名').fill('𠮷田');
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await expect(field(page, '企业名称')).toHaveValue('广西壮族自治区𠮷田（集团）股份有限公司');
      await expect(field(page, '姓名')).toHaveValue('𠮷田');
      await field(page, '企业名称').fill('');
      await field(page, '姓名').fill('');
      await switchWidth(page);
    });

    await test.step('company: accepts pasted numbers and shows wrong ones under their fields', async () => {
      await uploadLicence(page);
      await fillLegalPerson(page);
      await field(page, '手机号').fill('+86 139 5710 6821');
      await field(page, '身份证号').fill('３３０１０２ 19780614 2320');
      await field(page, '统一社会信用代码').fill('91330108MA2H7K3N61');
      await onward(page).click();
      await expect(page.getByText('校验位不正确，请对照营业执照核对')).toBeVisible();
      await expect(field(page, '统一社会信用代码')).toBeFocused();
      await expect(page.getByText('1处需更正')).toBeVisible();
      // The caret stays behind the typed text, in the middle too.
      await field(page, '统一社会信用代码').fill('9133 h7k3n62');
      await page.keyboard.press('Home');
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.type('01 08ma2');
      await expect(field(page, '统一社会信用代码')).toHaveValue('91330108MA2H7K3N62');
      await field(page, '统一社会信用代码').fill('9133-0108 ma2h7k3n62');
      await expect(field(page, '统一社会信用代码')).toHaveValue('91330108MA2H7K3N62');
      await expect(field(page, '手机号')).toHaveValue('13957106821');
      await expect(field(page, '身份证号')).toHaveValue('330102197806142320');
      await onward(page).click();
      await at(page, 'realName');
    });

    await test.step('verification: a reload keeps the account, and a phone shows the same steps', async () => {
      await transferTile(page).click();
      await field(page, '对公银行账号').fill('5719 0882 3410 601');
      await field(page, '开户银行').fill('招商银行杭州滨江支行');
      await page.reload();
      await expect(field(page, '对公银行账号')).toHaveValue('571908823410601');
      await expect(field(page, '开户银行')).toHaveValue('招商银行杭州滨江支行');
      const steps = page.getByRole('navigation', { name: '开通进度' }).getByRole('listitem');
      await expect(steps).toHaveText([
        '企业信息（已完成）',
        '实名认证（当前）',
        '联系人（未开始）',
        '经营信息（未开始）',
        '资料上传（未开始）',
        '核对签署（未开始）',
        '审核结果（未开始）',
      ]);
      await switchWidth(page);
      await page.getByText('前往认证中心提交企业信息，完成后自动返回').click();
      await verify(page);
    });

    await test.step('contacts: a reload keeps the name', async () => {
      await contact(page, 1).getByRole('textbox', { name: '姓名' }).fill('周敏');
      await page.reload();
      await expect(contact(page, 1).getByRole('textbox', { name: '姓名' })).toHaveValue('周敏');
      await switchWidth(page);
      await fillContacts(page);
    });

    await test.step('business: a reload keeps the choices, and a missing one is reported', async () => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('radio').nth(1).check();
      await page.reload();
      await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByText('请从选项中选择')).toBeVisible();
      await switchWidth(page);
      await fillBusiness(page);
    });

    await test.step('materials: a reload keeps the file and its preview', async () => {
      const card = page.getByRole('region', { name: '增值税发票' });
      await card.locator('input[type=file]').setInputFiles(picture('发票一.png'));
      const look = card.getByRole('button', { name: '预览发票一.png' });
      await expect(look).toBeVisible();
      await page.reload();
      await expect(card.getByText('发票一.png')).toBeVisible();
      // The provider returns no file, so the tab keeps it.
      await look.click();
      await expect(page.getByRole('dialog').getByRole('img', { name: '发票一.png' })).toBeVisible();
      await page.keyboard.press('Escape');
      await switchWidth(page);
      await expect(card.getByText('发票一.png')).toBeVisible();
    });
  },
);

test(
  'accepts at most five contacts, each role once, and each with a code',
  { tag: ['@open-contacts-five', '@open-contacts-roles-once', '@open-contacts-sms'] },
  async ({ page, sim }) => {
    await sim.open('opening-verified', '/company/standardOpen/flowNew/contacts?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.contacts');
    const add = page.getByRole('button', { name: '添加联系人' });
    for (const count of [3, 4, 5]) {
      await add.click();
      await expect(page.getByText(`已填写${String(count)}位，最多5位`)).toBeVisible();
    }
    await expect(add).toBeDisabled();
    for (const place of [5, 4])
      await page.getByRole('button', { name: `删除联系人${String(place)}` }).click();
    const role = contact(page, 3).getByRole('combobox', { name: '角色' });
    await role.click();
    await page.getByRole('option', { name: '财务负责人' }).click();
    await contact(page, 1).getByRole('textbox', { name: '姓名' }).fill('𠮷敏');
    await contact(page, 1).getByRole('textbox', { name: '邮箱' }).fill('zhoumin@hechuan.cn');
    await contact(page, 1).getByRole('textbox', { name: '手机号' }).fill('136-0681-2257');
    await onward(page).click();
    await expect(contact(page, 3).getByText('财务负责人须且只能填写一位')).toBeVisible();
    await expect(contact(page, 1).getByText('请获取并填写验证码')).toBeVisible();
    await contact(page, 1).getByRole('textbox', { name: '短信验证码' }).fill('12');
    await expect(contact(page, 1).getByText('请输入6位数字验证码')).toBeVisible();

    await test.step('a removed contact can be brought back to its place', async () => {
      await page.getByRole('button', { name: '删除联系人1' }).click();
      await expect(page.getByText('已删除𠮷敏')).toBeVisible();
      await expect(contact(page, 1).getByRole('textbox', { name: '姓名' })).not.toHaveValue('𠮷敏');
      await page.getByRole('button', { name: '撤销𠮷敏' }).click();
      await expect(contact(page, 1).getByRole('textbox', { name: '姓名' })).toHaveValue('𠮷敏');
      await expect(contact(page, 1).getByRole('textbox', { name: '短信验证码' })).toHaveValue('12');
      await expect(page.getByText('已删除𠮷敏')).toBeHidden();
    });
  },
);

test(
  'another device continues with the confirmed and typed data',
  { tag: ['@open-draft-elsewhere', '@open-two-tabs'] },
  async ({ page, sim, browser, baseURL }) => {
    await sim.open('opening-verified', '/company/standardOpen/flowNew/contacts?productCode=12003');
    await test.step('a failed save keeps the typed values, which are saved when the browser is online again', async () => {
      await sim.addFault({ on: 'provisional.saveOpeningDraft', answer: { status: 502 }, times: 1 });
      await contact(page, 1).getByRole('textbox', { name: '姓名' }).fill('周敏');
      await expect(page.getByText('暂未保存到云端，已保留在本页').filter({ visible: true })).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText(/草稿已保存/).filter({ visible: true })).toBeVisible();
    });
    const elsewhere = await browser.newContext({ baseURL: baseURL! });
    await elsewhere.addCookies(await page.context().cookies());
    const other = await elsewhere.newPage();
    await other.goto('/front/company/standardOpen/flowNew/step?productCode=12003');
    await expect(contact(other, 1).getByRole('textbox', { name: '姓名' })).toHaveValue('周敏');

    await test.step('the application continues on the other device', async () => {
      await fillContacts(other);
      // The provider has the confirmed data, so this tab keeps no draft.
      const kept = await other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(kept).not.toContain('CONTACTS');
      // After the return the step has no draft: the input starts from the confirmed values.
      await other.goBack();
      await contact(other, 1).getByRole('textbox', { name: '姓名' }).fill('周敏慧');
      await expect(other.getByText(/草稿已保存/).filter({ visible: true })).toBeVisible();
      await expect(other.getByRole('alert')).toHaveCount(0);
      await elsewhere.close();
    });

    await test.step('the first device overwrites nothing', async () => {
      await contact(page, 1).getByRole('textbox', { name: '姓名' }).fill('周敏敏');
      await expect(page.getByRole('alert').filter({ hasText: '申请已在其他页面更新' })).toBeVisible();
      await expect(onward(page)).toBeDisabled();
      await page.getByRole('button', { name: '载入最新内容' }).click();
      await expect(contact(page, 2).getByRole('textbox', { name: '姓名' })).toHaveValue('陆启明');
      await expect(onward(page)).toBeEnabled();
    });
  },
);
