/** Tests the export of accounting vouchers for bills and repayments. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { goTo } from '../../support/goTo.ts';
import { choose } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: '凭证导出' });

async function openBooks(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: '导出', exact: true })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitem', { name: '凭证导出' }).click();
  await expect(dialog(page).getByRole('table', { name: '凭证预览' })).toBeVisible();
}

async function exported(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
}

/** Returns the debit and the credit sum of the dialog, in cents. */
async function shownSums(page: Page): Promise<number[]> {
  const texts = await Promise.all(
    ['借方合计（元）', '贷方合计（元）'].map((label) =>
      dialog(page).getByText(label).locator('xpath=ancestor::*[contains(., ".")][1]').innerText(),
    ),
  );
  return texts.map((text) =>
    Math.round(Number((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replaceAll(',', '')) * 100),
  );
}

test(
  'exports vouchers with equal sums and the chosen accounts, and keeps the chosen columns',
  { tag: ['@far-books'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/billListNew');
    await openBooks(page);
    const [debit, credit] = await shownSums(page);
    expect(debit).toBeGreaterThan(0);
    expect(credit).toBe(debit);

    await choose(dialog(page).getByRole('combobox', { name: '列方案' }), '金蝶常用列');
    await expect(dialog(page).getByRole('columnheader', { name: '分录序号' })).toBeVisible();
    await dialog(page).getByRole('textbox', { name: '采购科目编码' }).fill('1403');
    await dialog(page).getByRole('textbox', { name: '采购科目名称' }).fill('原材料');
    await expect(dialog(page).getByRole('textbox', { name: '退款科目编码' })).toHaveValue('1403');
    await expect(dialog(page).getByRole('textbox', { name: '退款科目名称' })).toHaveValue('原材料');
    const csv = (await exported(page, '导出CSV')).toString('utf8');
    expect(csv.startsWith('\uFEFF日期,凭证字,凭证号,附件数,分录序号,摘要,科目代码,')).toBe(true);
    const lines = csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const cents = (column: number) =>
      lines.reduce((sum, cells) => sum + Math.round(Number(cells[column]) * 100), 0);
    expect([cents(8), cents(9)]).toEqual([debit, credit]);
    expect(lines[0]?.slice(4, 8)).toEqual(['1', expect.stringContaining('采购账单ZD'), '1403', '原材料']);
    await expect(page.getByText(`已导出${String(lines.length)}条`)).toBeVisible();

    await test.step('the columns are kept for the export of repayments, whose sums are equal too', async () => {
      await page.keyboard.press('Escape');
      await goTo(page, '/company/payRecord');
      // The bill list stays mounted but hidden.
      await expect(page.getByRole('heading', { name: '还款记录', level: 1 })).toBeVisible();
      await openBooks(page);
      await expect(dialog(page).getByRole('columnheader', { name: '分录序号' })).toBeVisible();
      const [repaidDebit, repaidCredit] = await shownSums(page);
      expect(repaidCredit).toBe(repaidDebit);
      const [sheet] = await readSheets(await exported(page, '导出Excel（XLSX）'));
      const [heads = [], ...rows] = sheet?.data ?? [];
      expect(heads.slice(0, 3)).toEqual(['日期', '凭证字', '凭证号']);
      const sum = (title: string) =>
        rows.reduce((all, cells) => all + Math.round(Number(cells[heads.indexOf(title)] ?? 0) * 100), 0);
      expect([sum('借方金额'), sum('贷方金额')]).toEqual([repaidDebit, repaidCredit]);
    });
  },
);

test(
  'books the purchase of an instalment once, and moves later principal to the payable',
  { tag: ['@far-books-instalments'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/billListNew?billNo=ZD202610010025');
    await openBooks(page);
    await expect(dialog(page)).toContainText('分期账单的采购随第1期按全部本金记一次');
    await expect(dialog(page)).not.toContainText('采购只记本期本金');
    await expect(dialog(page).getByRole('textbox', { name: '分期应付科目编码' })).toHaveValue('2701');
    await dialog(page).getByRole('textbox', { name: '分期应付科目编码' }).fill('2202.02');
    await dialog(page).getByRole('textbox', { name: '分期应付科目名称' }).fill('应付账款-分期');
    const csv = (await exported(page, '导出CSV')).toString('utf8').trimEnd();
    const lines = csv.split('\r\n').map((line) => line.split(','));
    const [heads = []] = lines;
    const shown = [3, 4, 5, 6, 7].map((column) => heads[column]);
    expect(shown).toEqual(['摘要', '科目编码', '科目名称', '借方金额', '贷方金额']);
    const first = '采购账单ZD202610010025第1/6期（分期，采购记全部本金）';
    const second = '采购账单ZD202610010025第2/6期（分期应付转入应付）';
    expect(lines.slice(1).map((cells) => cells.slice(3, 8))).toEqual([
      [first, '1405', '库存商品', '120351.51', ''],
      [first, '6603', '财务费用', '722.11', ''],
      [first, '2202', '应付账款', '', '20780.69'],
      [first, '2202.02', '应付账款-分期', '', '100292.93'],
      [second, '2202.02', '应付账款-分期', '20058.58', ''],
      [second, '6603', '财务费用', '722.11', ''],
      [second, '2202', '应付账款', '', '20780.69'],
    ]);
  },
);
