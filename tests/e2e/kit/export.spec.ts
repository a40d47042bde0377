/** Tests the export of filtered rows as CSV and XLSX. docs/design/look.md, docs/decisions/0003 */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { expect, test } from '../../support/sim.ts';

const LIST = '/company/billListNew';

async function exported(page: Page, format: 'CSV' | 'Excel（XLSX）'): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: `导出${format}` }).click();
  return download;
}

test('exports exactly the filtered rows as CSV with a byte order mark', async ({ page, sim }) => {
  await sim.open('overdue-bill', `${LIST}?tabName=waitRepay&cycle=5106`);
  await expect(page.getByRole('checkbox', { name: /^选择账单/ })).toHaveCount(3);
  const download = await exported(page, 'CSV');
  expect(download.suggestedFilename()).toBe('账单_应还账单_截至2026-11-12.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF账单编号,期次,账期,')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'ZD202610260030',
    'ZD202611020032',
    'ZD202611090033',
    '合计（3条）',
  ]);
  expect(lines[0]).toContain(',24350.00,0.00,0.00,48.70,24398.70,');
  await expect(page.getByText('已导出3条')).toBeVisible();
});

test('exports ten thousand bills as XLSX with the sum of the list', async ({ page, sim }) => {
  await sim.open('many-bills', LIST);
  await expect(page.getByText('共10034条', { exact: true })).toBeVisible();
  const download = await exported(page, 'Excel（XLSX）');
  const [sheet] = await readSheets(await readFile(await download.path()));
  expect(sheet?.sheet).toBe('账单_全部账单');
  const [, , , header = [], ...lines] = sheet?.data ?? [];
  const rows = lines.slice(0, -1);
  expect(rows).toHaveLength(10_034);
  const column = (title: string) => rows.map((row) => row[header.indexOf(title)]);
  const cents = (title: string) =>
    column(title).reduce<number>((sum, value) => sum + Math.round(Number(value) * 100), 0);
  // One split bill has a row for each of two periods.
  expect(new Set(column('账单编号')).size).toBe(10_033);
  const log = await sim.log();
  const page1 = log.find(({ operationId, request }) => operationId === 'queryBillPage' && isFirst(request));
  const { sums } = (
    page1?.response as { resultData: { sums: Record<'principal' | 'repaid' | 'owed', number> } }
  ).resultData;
  expect(cents('本金（元）')).toBe(Math.round(sums.principal * 100));
  expect(cents('已还金额（元）')).toBe(Math.round(sums.repaid * 100));
  expect(cents('应还金额（元）')).toBe(Math.round(sums.owed * 100));
});

const isFirst = (request: unknown): boolean => {
  const { tab, pageNo } = request as { tab?: string; pageNo?: number };
  return tab === 'allBill' && pageNo === 1;
};

test('cancels an export, reports a failed one and opens the menu by keyboard', async ({ page, sim }) => {
  await sim.open('baseline', LIST);
  await expect(page.getByText('共34条', { exact: true })).toBeVisible();
  await sim.addFault({ on: 'provisional.queryBillPage', answer: { delay: '5s' }, times: 1 });
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: '导出CSV' }).click();
  await expect(page.getByText('正在导出 0%')).toBeVisible();
  await page.getByRole('button', { name: '取消导出' }).click();
  await expect(page.getByText('已取消导出')).toBeVisible();
  await sim.addFault({ on: 'provisional.queryBillPage', answer: { code: '9999999' }, times: 1 });
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: '导出CSV' }).click();
  await expect(page.getByText('导出失败，请重试')).toBeVisible();
  await expect(page.getByText('共34条', { exact: true })).toBeVisible();

  await test.step('opens the menu by keyboard', async () => {
    const button = page.getByRole('button', { name: '导出', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '导出CSV' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: '导出Excel（XLSX）' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test(
  'finds bills by several numbers or a part, with their deductions, and exports only chosen rows',
  { tag: ['@out-number-search', '@out-export'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', LIST);
    const bills = page.getByRole('checkbox', { name: /^选择账单/ });
    const billNo = page.getByRole('search', { name: '筛选条件' }).getByLabel('账单编号');
    const ask = () => page.getByRole('button', { name: '查询', exact: true }).click();
    await test.step('joins pasted cells into one line, and finds numbers separated by a full-width comma', async () => {
      await billNo.evaluate((box: HTMLInputElement) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'ZD202610260030\tx\r\nZD202611020032\r\n');
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await expect(billNo).toHaveValue('ZD202610260030 x ZD202611020032');
      await billNo.fill('ZD202610260030，ＺＤ２０２６１１０２００３２');
      await ask();
      await expect(billNo).toHaveValue('ZD202610260030,ZD202611020032');
      await expect(bills).toHaveCount(2);
      await page.reload();
      await expect(bills).toHaveCount(2);
      await expect(billNo).toHaveValue('ZD202610260030,ZD202611020032');
    });
    await test.step('a part of a bill number finds the bill', async () => {
      await billNo.fill('10260030');
      await ask();
      await expect(bills).toHaveCount(1);
      await page.getByRole('button', { name: '重置' }).click();
    });
    await test.step('the list shows the columns of deductions', async () => {
      for (const title of ['优惠抵扣（元）', '退款冲减（元）'])
        await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
    });
    await test.step('exports only the chosen rows', async () => {
      await page.getByRole('button', { name: '导出', exact: true }).click();
      await page.getByRole('menuitem', { name: '选择要导出的记录' }).click();
      await bills.nth(1).check();
      await bills.nth(2).check();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '导出已选2条' }).click();
      await page.getByRole('menuitem', { name: '导出Excel（XLSX）' }).click();
      const [sheet] = await readSheets(await readFile(await (await download).path()));
      // Below title, period, empty line and header: two rows and their total.
      expect(sheet?.data.slice(4)).toHaveLength(3);
      await page.getByRole('button', { name: '取消选择' }).click();
      await expect(page.getByRole('button', { name: '导出', exact: true })).toBeVisible();
    });
  },
);
