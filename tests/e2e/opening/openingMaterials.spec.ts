/** Tests the materials (uploaded files) of an opening. */
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { currentStep, onward, picture } from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'materials are limited and checked, and can be sent again, viewed, removed and restored',
  { tag: ['@open-materials-upload', '@open-materials-refused'] },
  async ({ page, sim }) => {
    await test.step('accepts at most twenty files', async () => {
      await sim.open('opening-files-full', '/company/standardOpen/flowNew/materials?productCode=12003');
      await expectWhole(page.getByRole('main'), 'opening.materials');
      await expect(page.getByText(/已上传20个，合计最多20个/)).toBeVisible();
      for (const zone of await page.getByRole('button', { name: /^点击选择文件/ }).all())
        await expect(zone).toBeDisabled();
    });

    await sim.change('opening-business', '/company/standardOpen/flowNew/materials?productCode=12003');
    const card = page.getByRole('region', { name: '增值税发票' });
    const choose = card.locator('input[type=file]');
    const uploadCount = async () =>
      (await sim.log()).filter(({ operationId }) => operationId === 'uploadOpeningFile').length;

    await test.step('shows a wrong type and a large file, and sends nothing', async () => {
      await choose.setInputFiles([
        { name: '发票.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
        { name: '大.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761) },
      ]);
      await expect(card.getByText('仅支持PNG、JPG、PDF格式的文件')).toBeVisible();
      await expect(card.getByText('文件不能超过10MB')).toBeVisible();
      expect(await uploadCount()).toBe(0);
      for (const name of ['发票.gif', '大.pdf'])
        await card.getByRole('button', { name: `不再上传${name}` }).click();
    });

    await test.step('a failed upload is sent again alone', async () => {
      await sim.addFault({ on: 'provisional.uploadOpeningFile', answer: { status: 502 }, times: 1 });
      await choose.setInputFiles(picture('发票一.png'));
      await card.getByRole('button', { name: '重试发票一.png' }).click();
      await expect(card.getByRole('button', { name: '预览发票一.png' })).toBeVisible();
      await expect(card.getByText('已上传1份，最多12份')).toBeVisible();
    });

    await test.step('a file of another kind cannot be retried', async () => {
      const text = { name: '文本.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') };
      await choose.setInputFiles(text);
      await expect(card.getByRole('alert')).toBeVisible();
      await expect(card.getByRole('button', { name: '重试文本.jpg' })).toHaveCount(0);
      await card.getByRole('button', { name: '不再上传文本.jpg' }).click();
    });

    await test.step('opens a picture', async () => {
      await card.getByRole('button', { name: '预览发票一.png' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: '发票一.png' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('removes a file and restores it', async () => {
      await card.getByRole('button', { name: '删除发票一.png' }).click();
      await expect(card.getByText('已删除发票一.png')).toBeVisible();
      await card.getByRole('button', { name: '撤销发票一.png' }).click();
      await expect(card.getByText('已上传1份，最多12份')).toBeVisible();
    });

    await test.step('counts missing materials and focuses the first one', async () => {
      await onward(page).click();
      await expect(page.getByText('2处需更正')).toBeVisible();
      await expect(
        page.getByRole('button', { name: '点击选择文件，或将文件拖到此处：法定代表人身份证人像面' }),
      ).toBeFocused();
    });
  },
);

test(
  'waits for a running upload, and stays on the page after a failed one or a conflicting save',
  { tag: ['@open-materials-upload'] },
  async ({ page, sim }) => {
    await sim.open('opening-materials', '/company/standardOpen/flowNew/materials?productCode=12003');
    const waits = page.getByRole('status').filter({ hasText: '材料上传中，请稍候' });
    const go = page.getByRole('button', { name: '下一步：核对签署' });

    await test.step('a failed upload keeps the page', async () => {
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

    await test.step('shows a conflicting save, and the next click continues with the current state', async () => {
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

    await test.step('a required file does not count as missing during its upload', async () => {
      await sim.addFault({ on: 'provisional.uploadOpeningFile', answer: { delay: '2s' }, times: 1 });
      await replaceFront();
      await go.click();
      await expect(waits).toBeVisible();
      await expect(page.getByText('请至少上传1份')).toHaveCount(0);
      await expect(currentStep(page)).toContainText('核对签署');
    });
  },
);
