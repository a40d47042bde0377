/** The steps of an opening: in their order, kept through reloads, elsewhere and in two tabs. */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { fits, onPhoneToo, turn } from '../../support/onPhoneToo.ts';
import {
  agreeToAll,
  authenticate,
  contact,
  currentStep,
  field,
  fillBusiness,
  fillContacts,
  fillLegalPerson,
  onward,
  picture,
  uploadLicence,
  verify,
} from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const COMPANY = '/company/open/flowNew/company?productCode=12003';
const at = (page: Page, step: string) =>
  expect(page).toHaveURL((url) => url.pathname === `/front/company/open/flowNew/${step}`);
const restored = (page: Page) => page.getByText('已恢复您上次填写但未确认的内容，请核对后继续。');
const transferTile = (page: Page) => page.getByText('向企业对公账户打入一笔小额款项，填写到账金额即可');

test(
  'step by step, turned between 1440 and 375 px, a reload in the middle of each',
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
    test.setTimeout(150_000);
    await sim.open('opening-started', COMPANY);
    await expectWhole(page.getByRole('main'), 'opening.company');

    await test.step('no step before those before it', async () => {
      await expect(currentStep(page)).toContainText('企业信息');
      await page.goto('/front/company/open/flowNew/contractSign?productCode=12003');
      await at(page, 'company');
      await expect(currentStep(page)).toContainText('企业信息');
      await goTo(page, '/company/open/flowNew/materials?productCode=12003');
      await at(page, 'company');
    });

    await test.step('company: three stages; what was typed is back', async () => {
      const progress = page.getByRole('navigation', { name: '开通进度' });
      await expect(progress).toContainText('企业实名认证');
      for (const stage of ['合同签署', '风控审核']) await expect(progress).toContainText(stage);
      await test.step('enlarged to 200 % it fits too', async () => {
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
      await turn(page);
    });

    await test.step('company: numbers as they are pasted, wrong ones told under their field', async () => {
      await uploadLicence(page);
      await fillLegalPerson(page);
      await field(page, '手机号').fill('+86 139 5710 6821');
      await field(page, '身份证号').fill('３３０１０２ 19780614 2320');
      await field(page, '统一社会信用代码').fill('91330108MA2H7K3N61');
      await onward(page).click();
      await expect(page.getByText('校验位不正确，请对照营业执照核对')).toBeVisible();
      await expect(field(page, '统一社会信用代码')).toBeFocused();
      await expect(page.getByText('1处需更正')).toBeVisible();
      await field(page, '统一社会信用代码').fill('9133-0108 ma2h7k3n62');
      await expect(field(page, '统一社会信用代码')).toHaveValue('91330108MA2H7K3N62');
      await expect(field(page, '手机号')).toHaveValue('13957106821');
      await expect(field(page, '身份证号')).toHaveValue('330102197806142320');
      await onward(page).click();
      await at(page, 'realName');
    });

    await test.step('verification: the account that was begun with; on a phone the same steps', async () => {
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
      await turn(page);
      await page.getByText('前往认证中心提交企业信息，完成后自动返回').click();
      await verify(page);
    });

    await test.step('contacts', async () => {
      await contact(page, 1).getByRole('textbox', { name: '姓名' }).fill('周敏');
      await page.reload();
      await expect(contact(page, 1).getByRole('textbox', { name: '姓名' })).toHaveValue('周敏');
      await turn(page);
      await fillContacts(page);
    });

    await test.step('business', async () => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('radio').nth(1).check();
      await page.reload();
      await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByText('请从选项中选择')).toBeVisible();
      await turn(page);
      await fillBusiness(page);
    });

    await test.step('materials', async () => {
      const card = page.getByRole('region', { name: '增值税发票' });
      await card.locator('input[type=file]').setInputFiles(picture('发票一.png'));
      const look = card.getByRole('button', { name: '预览发票一.png' });
      await expect(look).toBeVisible();
      await page.reload();
      await expect(card.getByText('发票一.png')).toBeVisible();
      // The provider gives no file back: the tab has kept it.
      await look.click();
      await expect(page.getByRole('dialog').getByRole('img', { name: '发票一.png' })).toBeVisible();
      await page.keyboard.press('Escape');
      await turn(page);
      await expect(card.getByText('发票一.png')).toBeVisible();
    });
  },
);

test.describe('verification', () => {
  const REAL_NAME = '/company/standardOpen/flowNew/realName?productCode=12003';

  test(
    'by the provider’s page: cancelled, failed, passed',
    { tag: ['@open-verify-redirect'] },
    async ({ page, sim }) => {
      await sim.open('opening-company', REAL_NAME);
      await authenticate(page, '用户取消');
      await expect(page.getByText('您已取消认证，可重新发起或选择其他方式。')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(3);
      await authenticate(page, '认证流程失败');
      await expect(page.getByText('认证未通过，请核对信息后重试或选择其他方式。')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(3);
      await test.step('the answer is lost: asked again, and nobody has to authenticate again', async () => {
        await sim.addFault({ on: 'provisional.confirmOpeningAuth', answer: { status: 502 }, times: 1 });
        await authenticate(page, '认证成功');
        await expect(page.getByText('网络异常，未能确认认证结果。已完成的认证无需重做。')).toBeVisible();
        // A reload would ask too.
        await expect(page).toHaveURL(/authFlowNo=/);
        await page.getByRole('button', { name: '重新确认' }).click();
        await expect(currentStep(page)).toContainText('联系人');
      });
    },
  );

  test(
    'by a small transfer: tries are counted, then another transfer',
    { tag: ['@open-verify-transfer', '@route-stdopen-realnamelocal'] },
    async ({ page, sim }) => {
      await sim.open('opening-transfer', '/company/standardOpen/realNameLocal?productCode=12003');
      await expectWhole(page.getByRole('main'), 'opening.transfer');
      const amount = field(page, '到账金额（元）');
      const left = page
        .getByRole('term')
        .filter({ hasText: '还可尝试' })
        .locator('xpath=following-sibling::dd');
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
    'by the legal person’s face: failed, refused, passed; and the limit of a day',
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

test(
  'contacts: at most five, each role once, none without a code',
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
  },
);

test(
  'materials: looked at, removed and taken back, sent again; what is refused is not sent',
  { tag: ['@open-materials-upload', '@open-materials-refused'] },
  async ({ page, sim }) => {
    await test.step('twenty files are enough', async () => {
      await sim.open('opening-files-full', '/company/standardOpen/flowNew/materials?productCode=12003');
      await expectWhole(page.getByRole('main'), 'opening.materials');
      await expect(page.getByText(/已上传20个，合计最多20个/)).toBeVisible();
      for (const zone of await page.getByRole('button', { name: /^点击选择文件/ }).all())
        await expect(zone).toBeDisabled();
    });

    await sim.change('opening-business', '/company/standardOpen/flowNew/materials?productCode=12003');
    const card = page.getByRole('region', { name: '增值税发票' });
    const choose = card.locator('input[type=file]');
    const sent = async () =>
      (await sim.log()).filter(({ operationId }) => operationId === 'uploadOpeningFile').length;

    await test.step('wrong type and too large: told, and nothing is sent', async () => {
      await choose.setInputFiles([
        { name: '发票.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
        { name: '大.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761) },
      ]);
      await expect(card.getByText('仅支持PNG、JPG、PDF格式的文件')).toBeVisible();
      await expect(card.getByText('文件不能超过10MB')).toBeVisible();
      expect(await sent()).toBe(0);
      for (const name of ['发票.gif', '大.pdf'])
        await card.getByRole('button', { name: `不再上传${name}` }).click();
    });

    await test.step('a file that did not arrive is sent again, alone', async () => {
      await sim.addFault({ on: 'provisional.uploadOpeningFile', answer: { status: 502 }, times: 1 });
      await choose.setInputFiles(picture('发票一.png'));
      await card.getByRole('button', { name: '重试发票一.png' }).click();
      await expect(card.getByRole('button', { name: '预览发票一.png' })).toBeVisible();
      await expect(card.getByText('已上传1份，最多12份')).toBeVisible();
    });

    await test.step('a picture is looked at', async () => {
      await card.getByRole('button', { name: '预览发票一.png' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: '发票一.png' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('removed, and taken back', async () => {
      await card.getByRole('button', { name: '删除发票一.png' }).click();
      await expect(card.getByText('已删除发票一.png')).toBeVisible();
      await card.getByRole('button', { name: '撤销发票一.png' }).click();
      await expect(card.getByText('已上传1份，最多12份')).toBeVisible();
    });

    await test.step('what is missing is counted, and the first of it has the focus', async () => {
      await onward(page).click();
      await expect(page.getByText('2处需更正')).toBeVisible();
      await expect(
        page.getByRole('button', { name: '点击选择文件，或将文件拖到此处：法定代表人身份证人像面' }),
      ).toBeFocused();
    });
  },
);

test(
  'waits for a paper under way and stays where one has not arrived',
  { tag: ['@open-materials-upload'] },
  async ({ page, sim }) => {
    await sim.open('opening-materials', '/company/standardOpen/flowNew/materials?productCode=12003');
    const waits = page.getByRole('status').filter({ hasText: '材料上传中，请稍候' });
    const go = page.getByRole('button', { name: '下一步：核对签署' });

    await test.step('it does not arrive: one stays with it', async () => {
      const flow = page.getByRole('region', { name: '对公账户流水' });
      await sim.addFault({
        on: 'provisional.uploadOpeningFile',
        answer: { status: 502, delay: '2s' },
        times: 1,
      });
      await flow.locator('input[type=file]').setInputFiles(picture('流水.png'));
      await go.click();
      await onPhoneToo(page, () => expect(waits).toBeVisible());
      await expect(flow.getByRole('button', { name: '重试流水.png' })).toBeVisible();
      await expect(waits).toBeHidden();
      await expect(currentStep(page)).toContainText('资料上传');
      await expect(go).toBeEnabled();
      await flow.getByRole('button', { name: '不再上传流水.png' }).click();
    });

    const front = page.getByRole('region', { name: '法定代表人身份证人像面' });
    const replaceFront = async () => {
      await front.getByRole('button', { name: /^删除/ }).click();
      await expect(front).toContainText('已上传0份');
      await front.locator('input[type=file]').setInputFiles(picture('人像面.png'));
    };

    await test.step('another page has saved meanwhile: told, and the next click goes on with what stands now', async () => {
      const ask = async (operation: string, data: object) => {
        const answer = await page.request.post(`/provisional/opening/${operation}`, {
          data: { productCode: '12003', ...data },
        });
        const { resultData } = await answer.json();
        return resultData;
      };
      await replaceFront();
      await expect(front).toContainText('已上传1份');
      const { application } = await ask('queryOpening', {});
      await ask('saveOpeningDraft', { version: application.version, step: 'BUSINESS', content: '{}' });
      await go.click();
      await expect(page.getByText('申请已在其他页面更新')).toBeVisible();
      await expect(currentStep(page)).toContainText('资料上传');
    });

    await test.step('the only one of its kind is not called missing while it is on its way', async () => {
      await sim.addFault({ on: 'provisional.uploadOpeningFile', answer: { delay: '2s' }, times: 1 });
      await replaceFront();
      await go.click();
      await expect(waits).toBeVisible();
      await expect(page.getByText('请至少上传1份')).toHaveCount(0);
      await expect(currentStep(page)).toContainText('核对签署');
    });
  },
);

test(
  'the review leads back to each part, and forth again with what was changed; read once is read',
  { tag: ['@open-review-back', '@open-sign-read', '@open-draft-reload'] },
  async ({ page, sim }) => {
    await sim.open('opening-materials', '/company/standardOpen/flowNew/contractSign?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.review');
    const change = async (part: string, by: () => Promise<void>) =>
      test.step(part, async () => {
        await page.getByRole('link', { name: `修改${part}` }).click();
        await expect(currentStep(page)).toContainText(part);
        await by();
        await page.getByRole('button', { name: '下一步：核对签署' }).click();
        await expect(currentStep(page)).toContainText('核对签署');
      });
    await change('企业信息', () => field(page, '实际经营地址（选填）').fill('西兴街道江陵路2028号'));
    await change('联系人', async () => {
      // Whoever goes back while the step is being sent is not taken on by its answer.
      await sim.addFault({ on: 'provisional.saveOpeningContacts', answer: { delay: '1s' }, times: 1 });
      await page.getByRole('button', { name: '下一步：核对签署' }).click();
      await page.getByRole('link', { name: '返回', exact: true }).click();
      await expect(currentStep(page)).not.toContainText('联系人');
      const before = page.url();
      await sim.settled();
      expect(page.url()).toBe(before);
      await page.goBack();
      await expect(currentStep(page)).toContainText('联系人');
      await contact(page, 1).getByRole('textbox', { name: '邮箱' }).fill('caiwu@hechuan.cn');
    });
    await change('经营信息', () => page.getByRole('checkbox').last().check());
    await change('资料上传', async () => {
      const card = page.getByRole('region', { name: '对公账户流水' });
      await card.locator('input[type=file]').setInputFiles(picture('流水.png'));
      await expect(card.getByText('流水.png')).toBeVisible();
    });
    for (const text of ['西兴街道江陵路2028号', 'caiwu@hechuan.cn', '工业品、劳保福利、其他'])
      await expect(page.getByRole('main')).toContainText(text);

    await test.step('a reload in the middle of reading', async () => {
      const read = page.getByRole('button', { name: '阅读企业金采服务合同' });
      await read.click();
      const dialog = page.getByRole('dialog');
      const agree = dialog.getByRole('button', { name: '同意', exact: true });
      await dialog.getByRole('document').evaluate((text) => text.scrollTo(0, text.scrollHeight));
      await agree.click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await onPhoneToo(page, () => expect(page.getByText('已同意')).toHaveCount(1));
      await expect(page.getByRole('button', { name: '法定代表人人脸识别并签署' })).toBeDisabled();
      await agreeToAll(page);
      await expect(page.getByRole('button', { name: '法定代表人人脸识别并签署' })).toBeEnabled();
    });
  },
);

test(
  'a lost answer: submitted again it is the same application, and its result is found',
  { tag: ['@open-submit-once'] },
  async ({ page, sim }) => {
    await sim.open('opening-answer-lost', '/company/standardOpen/flowNew/step?productCode=12003');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible({ timeout: 40_000 });
  },
);

test(
  'elsewhere what was confirmed and typed is there; of two tabs the older is told',
  { tag: ['@open-draft-elsewhere', '@open-two-tabs'] },
  async ({ page, sim, browser, baseURL }) => {
    await sim.open('opening-verified', '/company/standardOpen/flowNew/contacts?productCode=12003');
    await test.step('without a connection what is typed stays in the tab, and is sent when there is one again', async () => {
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

    await test.step('it goes on there', async () => {
      await fillContacts(other);
      // What is confirmed is the provider's: this tab keeps nothing of it beside.
      const kept = await other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(kept).not.toContain('CONTACTS');
      // Back at the step its draft is used up, and what is typed now goes on from what was confirmed.
      await other.goBack();
      await contact(other, 1).getByRole('textbox', { name: '姓名' }).fill('周敏慧');
      await expect(other.getByText(/草稿已保存/).filter({ visible: true })).toBeVisible();
      await expect(other.getByRole('alert')).toHaveCount(0);
      await elsewhere.close();
    });

    await test.step('here nothing is overwritten', async () => {
      await contact(page, 1).getByRole('textbox', { name: '姓名' }).fill('周敏敏');
      await expect(page.getByRole('alert').filter({ hasText: '申请已在其他页面更新' })).toBeVisible();
      await expect(onward(page)).toBeDisabled();
      await page.getByRole('button', { name: '载入最新内容' }).click();
      await expect(contact(page, 2).getByRole('textbox', { name: '姓名' })).toHaveValue('陆启明');
      await expect(onward(page)).toBeEnabled();
    });
  },
);
