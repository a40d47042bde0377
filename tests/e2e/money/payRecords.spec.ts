/** Tests the repayment records of a product. Spec 1 §2 (payRecord, payRecordFxzq, payedRecord), §4 "Repayment" */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const table = (page: Page) => page.getByRole('table', { name: '还款记录' });
const row = (page: Page, index: number) => table(page).getByRole('row').nth(index);

async function expectRecords(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { name: '还款记录', level: 1 })).toBeVisible();
  await expect(table(page).getByText('还款成功').first()).toBeVisible();
  await expect(page.getByText('还款成功合计（元）')).toBeVisible();
}

for (const [id, scenario, path] of [
  ['route-fenxiao-payrecord', 'wholesale', '/fenxiao/payRecord?productCode=12012'],
  ['route-fenxiao-payrecordfxzq', 'distribution-period', '/fenxiao/payRecordFxzq?productCode=12015'],
  ['route-yipanhuo-payedrecord', 'used-goods', '/yipanhuo/payedRecord?productCode=12017'],
] as const) {
  test(`lists repayments at ${path}`, { tag: `@${id}` }, async ({ page, sim }) => {
    await sim.open(scenario, path);
    await expectRecords(page);
  });
}

test(
  'a repayment in progress succeeds as the clock advances',
  { tag: ['@repayment-00', '@repayment-01'] },
  async ({ page, sim }) => {
    await sim.open('repayment-processing', '/company/payRecord');
    await expectWhole(page.getByRole('main'), 'payRecords.processing');
    await expect(row(page, 1).getByText('还款处理中')).toBeVisible();
    await sim.setClock({ advance: 'PT10S' });
    await expect(row(page, 1).getByText('还款成功')).toBeVisible();
  },
);

test('a failed repayment shows the reason', { tag: ['@repayment-02'] }, async ({ page, sim }) => {
  await sim.open('repayment-fails', '/company/payRecord');
  await expectWhole(page.getByRole('main'), 'payRecords.failed');
  await sim.setClock({ advance: 'PT10S' });
  await expect(row(page, 1).getByText('还款失败')).toBeVisible();
  await expect(row(page, 1)).toContainText('付款账户扣款失败，请更换付款账户');
});

test(
  'lists, filters and exports records, with receipts and the monthly statement',
  { tag: ['@route-company-payrecord'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/payRecord?productCode=12003');
    await expectRecords(page);
    await choose(page.getByRole('combobox', { name: '还款来源' }), '溢缴款账户');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/source=OVERFLOW/);
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: '还款来源' })).toHaveText('溢缴款账户');
    await page.getByRole('tab', { name: '还款失败' }).click();
    await expect(page).toHaveURL(/status=02/);
    await expect(table(page).getByText('暂无数据')).toBeVisible();
    await page.getByRole('button', { name: '重置' }).click();
    await expect(table(page).getByText('还款成功').first()).toBeVisible();

    await test.step('a failed list shows an error and can be retried', async () => {
      await sim.addFault({ on: 'provisional.queryRepayRecordPage', answer: { code: '9999999' } });
      await page.getByRole('button', { name: '近30天' }).click();
      await page.getByRole('button', { name: '查询' }).click();
      const retry = page.getByRole('alert').getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible();
      await page.request.delete('/_sim/api/faults');
      await retry.click();
      // Until the answer is there, the table keeps the rows of the last filter.
      await sim.settled();
      await expect(table(page).getByText('还款成功').first()).toBeVisible();
      await expect(page).toHaveURL(/days=30/);
    });

    await test.step('the file has the filtered rows, exact to the cent', async () => {
      const total = page.getByText(/^合计（\d+笔）$/);
      const count = Number(/\d+/.exec((await total.textContent()) ?? '')?.[0]);
      await page.getByRole('button', { name: '导出' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '导出CSV' }).click(),
      ]);
      const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      const totals = (lines.pop() ?? '').split(',');
      expect(lines).toHaveLength(count);
      const column = head.split(',').indexOf('还款金额（元）');
      const sum = lines.reduce((cents, line) => cents + Math.round(Number(line.split(',')[column]) * 100), 0);
      expect(Number(totals[column])).toBe(sum / 100);
      await expect(
        page.getByText((sum / 100).toLocaleString('en', { minimumFractionDigits: 2 })),
      ).toBeVisible();
      await page.getByRole('button', { name: '重置' }).click();
      await expect(page).not.toHaveURL(/days=/);
    });

    await test.step('a drawer shows one repayment with its bills', async () => {
      await table(page)
        .getByRole('button', { name: /的详情$/ })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: '还款详情' });
      await expect(drawer.getByText('还款流水号')).toBeVisible();
      await expect(drawer.getByRole('table', { name: '还款明细' }).getByText(/^ZD\d+/)).toBeVisible();
      await expect(page).toHaveURL(/detail=HK/);
      await page.reload();
      await expect(drawer.getByText('还款成功')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(page).not.toHaveURL(/detail=/);
    });

    await test.step('completed repayments have a receipt, and months a statement', async () => {
      const button = row(page, 1).getByRole('button', { name: /的电子回单$/ });
      const repayNo = /HK\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? '';
      await button.click();
      const receipt = page.getByRole('dialog', { name: '电子回单' });
      await expect(receipt.getByText(repayNo)).toBeVisible();
      await expect(receipt.getByText('金额大写')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(receipt).toHaveCount(0);
      await page.getByRole('button', { name: '月度对账单' }).click();
      await expect(
        page.getByRole('dialog', { name: '月度对账单' }).getByText('2026年10月对账单'),
      ).toBeVisible();
      await test.step('statements group past months by account and order, with amounts in words', async () => {
        const october = page.getByRole('article', { name: '2026年10月对账单' });
        await expect(october.getByText('伍万肆仟肆佰陆拾肆元贰角整')).toBeVisible();
        const accounts = october.getByRole('table', { name: '各采购账号' });
        await expect(accounts.getByText('20,780.69').first()).toBeVisible();
        // Only the name of the account: a login name would wrap on paper.
        await expect(accounts.getByRole('cell', { name: '禾川采购二部', exact: true })).toBeVisible();
        await expect(
          october.getByRole('table', { name: /禾川采购 hechuan_caigou的订单/ }).getByRole('row'),
        ).toHaveCount(3);
        await choose(page.getByLabel('月份'), '2026-09');
        await expect(page.getByRole('article', { name: '2026年9月对账单' })).toBeVisible();
        await choose(page.getByLabel('月份'), '2026-10');
        await expect(october).toBeVisible();
      });
      // The export menu opens above the foot of the dialog; Esc leaves the dialog open.
      const statement = page.getByRole('dialog', { name: '月度对账单' });
      await statement.getByRole('button', { name: '导出' }).click();
      await expect(statement.getByRole('menuitem', { name: '导出Excel（XLSX）' })).toBeInViewport({
        ratio: 1,
      });
      await page.keyboard.press('Escape');
      await expect(statement.getByRole('menuitem')).toHaveCount(0);
      await statement.getByRole('button', { name: '导出' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        statement.getByRole('menuitem', { name: '导出Excel（XLSX）' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('月度对账单_2026-10.xlsx');
    });
  },
);

test('an awaited transfer shows its target account', async ({ page, sim }) => {
  await sim.open('repayment-in-progress', '/company/payRecord');
  await expect(row(page, 1)).toContainText('对公转账');
  await row(page, 1)
    .getByRole('button', { name: /的转账信息$/ })
    .click();
  const slip = page.getByRole('dialog', { name: '转账信息' });
  await expect(slip.getByText('北京金采商业保理有限公司')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await row(page, 1)
    .getByRole('button', { name: /的详情$/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '还款详情' });
  await expect(drawer.getByText('招商银行北京亦庄支行')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '复制附言' })).toBeVisible();
});

test('shows a child account only its own repayments, and no choice of accounts', async ({ page, sim }) => {
  await sim.open('child-account', '/company/payRecord');
  const rows = table(page).locator('tbody tr');
  await expect(rows.filter({ hasText: '禾川采购二部' }).first()).toBeVisible();
  await sim.settled();
  await expect(rows.filter({ hasNotText: '禾川采购二部' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: '采购账号' })).toHaveCount(0);
});
