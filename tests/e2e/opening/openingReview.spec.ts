/** Tests the review and submission of an opening. */
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { agreeToAll, contact, currentStep, field, picture } from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'leads from the review to each part and shows the change afterwards',
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
      // A user who goes back while a step is being sent stays there after the response.
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

    await test.step('a reload keeps the contracts that the user has agreed to', async () => {
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
  'says that a failed request submitted nothing, and finds the application after a lost response',
  { tag: ['@open-submit-once'] },
  async ({ page, sim }) => {
    await sim.open('opening-signed', '/company/standardOpen/flowNew/step?productCode=12003');
    const submit = page.getByRole('button', { name: '提交申请' });
    const on = 'provisional.submitOpening';
    await sim.addFault({ on, answer: { status: 503 }, times: 1 });
    await submit.click();
    await expect(page.getByText('网络中断，开通申请未提交，请重新提交')).toBeVisible();
    // A browser repeats the request on each of its six open connections.
    await sim.addFault({ on, answer: { drop: 'answer' }, times: 7 });
    await submit.click();
    await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
  },
);
