/** Tests settlement certificates. Spec 1 §2, §5 */
import { pdfText } from '../../support/pdfText.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

// The portal is Chinese, with its dates, in an English browser too.
test.use({ locale: 'en-US' });

const PAGE = '/company/settleCertificate?productCode=12003';

test(
  'certifies a settled period and lists reasons against others',
  { tag: ['@cert-apply', '@cert-blocked', '@cert-file', '@route-company-settlecertificate'] },
  async ({ page, sim }) => {
    await sim.open('baseline', PAGE);
    await expectWhole(page.getByRole('main'), 'certificate');
    await expect(page.getByRole('heading', { name: '结清证明', level: 1 })).toBeVisible();
    await test.step('debts prevent a certificate for all periods', async () => {
      await page.getByRole('radio', { name: '全部' }).check();
      await expect(page.getByText(/不符合开具条件/)).toBeVisible();
      const due = page.getByRole('listitem').filter({ hasText: '应还账单4笔' });
      await expect(due).toContainText('269,548.52');
      await expect(due.getByRole('link', { name: '去还款' })).toBeVisible();
    });
    await test.step('accepts the application for a settled period', async () => {
      await page.getByRole('radio', { name: '按期间' }).check();
      await page.getByRole('button', { name: '提交申请' }).click();
      await expect(page.getByRole('alert').first()).toHaveText('请选择日期');
      await page.getByRole('textbox', { name: '起始日期' }).fill('2026-01-01');
      await page.getByRole('textbox', { name: '截止日期' }).fill('2026-06-30');
      await page.getByRole('textbox', { name: '截止日期' }).press('Tab');
      await expect(page.getByText('符合开具条件', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: '提交申请' }).click();
      await expect(page.getByRole('table', { name: '我的结清证明' })).toContainText('开具中');
    });
    await test.step('shows the certificate after its issue and downloads it as PDF', async () => {
      await sim.setClock({ advance: { days: 1 } });
      await sim.refetch(PAGE);
      await expect(page.getByRole('table', { name: '我的结清证明' })).toContainText('已开具');
      await page.getByRole('button', { name: /^预览JQ/ }).click();
      const dialog = page.getByRole('dialog', { name: '结清证明' });
      await expect(dialog.getByRole('document')).toContainText('2026-01-01至2026-06-30');
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('link', { name: '下载PDF' }).click();
      const text = await pdfText(await downloading);
      expect(text).toContain('结清证明');
      expect(text).toContain('2026-01-01至2026-06-30期间发生的采购与账单均已结清');
    });
  },
);
