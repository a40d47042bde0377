/** Tests the comparison of the company's own ledger with the provider's bills and orders. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { chargedOf } from '#portal/domain/bills/charged.ts';
import { toXlsx } from '#portal/ui/export/xlsx.ts';
import { axe } from '../../support/axe.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { choose } from '../../support/select.ts';
import { print } from '../../support/sheets.ts';
import { bare, expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';

interface Line {
  readonly number: string;
  readonly day: string;
  readonly amount: number;
  readonly note: string;
}

type BillRow = Parameters<typeof chargedOf>[0] & {
  readonly billNo: string;
  readonly period: number;
  readonly periods: number;
  readonly billDate: string;
};

/** Returns a list of the provider by the same request as the page. */
async function listOf<Row>(page: Page, path: string, input: object): Promise<Row[]> {
  const answer = await page.request.post(`/provisional/${path}`, {
    data: { ...input, pageNo: 1, pageSize: 500 },
  });
  const { resultData } = (await answer.json()) as { resultData: { list: Row[] } };
  return resultData.list;
}

/** Returns ledger lines that match the provider's bills. */
const linesOf = (bills: readonly BillRow[]): Line[] =>
  bills.map((bill) => ({
    number: bill.periods > 1 ? `${bill.billNo}.${String(bill.period)}` : bill.billNo,
    day: bill.billDate,
    amount: chargedOf(bill),
    note: '采购货款',
  }));

const cents = (text = ''): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100) || 0;
const centsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

const columns = [
  { title: '记账日期', value: ({ day }: Line) => day },
  { title: '摘要', value: ({ note }: Line) => note },
  { title: '单据编号', value: ({ number }: Line) => number },
  { title: '贷方金额', value: ({ amount }: Line) => amount },
];

async function workbookOf(rows: readonly Line[]) {
  const blob = await toXlsx({ title: '应付账款明细账', period: '2026年', columns, rows });
  return { name: '明细账.xlsx', mimeType: blob.type, buffer: Buffer.from(await blob.arrayBuffer()) };
}

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const bytes = (name: string, ...content: readonly number[]) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
});

const ledger = (page: Page): Locator => page.locator('input[type=file]');
const box = (page: Page, name: string): Locator => page.getByRole('combobox', { name });
const start = (page: Page): Promise<void> => page.getByRole('button', { name: /^(开始|重新)对账$/ }).click();
const findings = (page: Page): Locator => page.getByRole('table', { name: '对账明细' }).locator('tbody tr');
const group = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: '各类合计' }).getByRole('row').filter({ hasText: name });

test(
  'compares a ledger with the bills, opens a difference, and exports and prints the result',
  {
    tag: [
      '@far-reconcile-page',
      '@far-reconcile-mapping',
      '@far-reconcile-stays',
      '@far-reconcile-file',
      '@far-reconcile-paper',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/billListNew');
    const bills = await listOf<BillRow>(page, 'bills/queryBillPage', {
      productCode: '12003',
      tab: 'allBill',
    });
    const [centMore, less, twice, missing, ...rest] = linesOf(bills);
    if (!centMore || !less || !twice || !missing) throw new Error('the scenario has too few bills');
    const secret = '只在本机的摘要';
    // Five differences: two amounts, a bill that is booked twice, one that is missing, and an unknown number.
    const rows = [
      { ...centMore, amount: centMore.amount + 0.01, note: secret },
      { ...less, amount: less.amount - 300 },
      twice,
      ...rest,
      twice,
      { number: 'ZD202600009999', day: '2026-06-01', amount: 888.5, note: '' },
    ];
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

    await test.step('the bill list leads to the comparison', async () => {
      await page.getByRole('main').getByRole('link', { name: '对账' }).click();
      await expect(page).toHaveURL('/front/company/reconcile');
      await expect(page.getByText('文件只在本机读取，不会上传。')).toBeVisible();
    });

    await test.step('suggests the columns', async () => {
      await ledger(page).setInputFiles(await workbookOf(rows));
      await expect(page.getByText(`${String(rows.length)}行`)).toBeVisible();
      await expect(box(page, '编号列')).toHaveText('单据编号');
      await expect(box(page, '日期列（选填）')).toHaveText('记账日期');
      await expect(box(page, '金额列')).toHaveText('贷方金额');
      await expect(box(page, '摘要列（选填）')).toHaveText('摘要');
    });

    await test.step('shows five groups with count and sums', async () => {
      await start(page);
      await expect(page.getByText(`核对完成，5笔有差异，${String(bills.length - 3)}笔一致。`)).toBeFocused();
      await expect(group(page, '金额不一致')).toContainText('-299.99');
      await expect(group(page, '仅明细账有')).toContainText('888.50');
      await expect(group(page, '仅平台有').getByRole('cell').nth(1)).toHaveText('1');
      await expect(group(page, '重复记账').getByRole('cell').nth(1)).toHaveText('1');
      await expect(findings(page)).toHaveCount(5);
      await expect(findings(page).first()).toContainText(centMore.number);
      await expect(findings(page).first()).toContainText('0.01');
      expect(await axe(page, 'main')).toEqual([]);
    });

    await test.step('the sums of the groups add up to the ledger and to the provider’s list', async () => {
      const sums = await page
        .getByRole('table', { name: '各类合计' })
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
        );
      expect(sums).toHaveLength(5);
      const [, counts, ours, theirs] = [0, 1, 2, 3].map((column) =>
        sums.reduce((sum, cells) => sum + cents(cells[column]), 0),
      );
      expect([counts, ours, theirs]).toEqual([
        100 * (bills.length + 2),
        centsOf(rows),
        centsOf(linesOf(bills)),
      ]);
    });

    await test.step('a line leads to its bill or to a search for it, and back to the result', async () => {
      await page.getByRole('tab', { name: '仅平台有' }).click();
      await expect(findings(page)).toHaveCount(1);
      await findings(page).getByRole('link').click();
      await expect(page).toHaveURL(/\/company\/billDetailNew\?billNo=/);
      await expect(page.getByRole('heading', { level: 1, name: '账单详情' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/front/company/reconcile?group=theirs');
      await expect(findings(page)).toHaveCount(1);
      await page.getByRole('tab', { name: '仅明细账有' }).click();
      await findings(page).getByRole('link', { name: '查找账单ZD202600009999' }).click();
      await expect(page).toHaveURL('/front/company/billListNew?billNo=ZD202600009999');
      await page.goBack();
      await expect(page).toHaveURL('/front/company/reconcile?group=ours');
      await expect(findings(page)).toHaveCount(1);
    });

    await test.step('the file has every line', async () => {
      await page.getByRole('button', { name: '导出' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '导出Excel（XLSX）' }).click(),
      ]);
      const [sheet] = await readSheets(await readFile(await file.path()));
      const lines = sheet?.data.slice(4, -1) ?? [];
      // Every bill, one line that only the ledger has, and one duplicate.
      expect(lines).toHaveLength(bills.length + 2);
      expect(lines.filter(([result]) => result === '一致')).toHaveLength(bills.length - 3);
      expect(sheet?.data.at(-1)?.[0]).toBe(`合计（${String(bills.length + 2)}条）`);
    });

    await test.step('prints the result', async () => {
      await page.getByRole('button', { name: '打印' }).click();
      await expect(page.getByRole('article', { name: '对账结果' })).toBeVisible();
      const { text, cut } = await print(page, 'portrait');
      expect(cut).toEqual([]);
      for (const part of [
        '杭州禾川工业设备有限公司',
        '明细账.xlsx',
        missing.number.split('.')[0] ?? '',
        '-299.99',
        '复核人',
      ])
        expect(text).toContain(part);
      await page.getByRole('button', { name: '关闭' }).last().click();
    });

    await test.step('refuses a file that is not a ledger and keeps the current one', async () => {
      const refused = [
        [
          bytes('加密.xlsx', 0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')),
          '文件设有密码',
        ],
        [bytes('旧账.xls', 0xd0, 0xcf, 0x11, 0xe0), '请另存为XLSX或CSV'],
        [bytes('照片.png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), '不是表格文件'],
        [csv('通讯录.csv', '姓名,部门\n王芳,财务\n'), '没有找到金额'],
      ] as const;
      for (const [file, words] of refused) {
        await ledger(page).setInputFiles(file);
        await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
        await expect(page.getByRole('main').getByRole('alert')).toContainText('仍在使用明细账.xlsx。');
      }
      await expect(findings(page)).toHaveCount(1);
    });

    await test.step('the columns can be changed and are kept for the next file', async () => {
      await ledger(page).setInputFiles(
        csv(
          '十一月.csv',
          `对方单号,单据编号,贷方金额,日期\n${less.number},记-1,${String(less.amount)},2026/11/2\n合计,,5,\n,,#REF!,\n`,
        ),
      );
      await choose(box(page, '编号列'), '对方单号');
      await start(page);
      await expect(page.getByText(/未参与核对：公式有误（#REF!）的第4行；合计、余额等1行。/)).toBeVisible();
      await ledger(page).setInputFiles(
        csv(
          '十月.csv',
          `日期,贷方金额,对方单号,单据编号\n2026/11/2,${String(less.amount)},${less.number},ZD202600001111\n`,
        ),
      );
      await expect(page.getByText('十月.csv')).toBeVisible();
      await expect(box(page, '编号列')).toHaveText('对方单号');
    });

    await test.step('fits on a phone', async () => {
      await page.setViewportSize(PHONE);
      await start(page);
      await expect(page.getByRole('list', { name: '各类合计' })).toBeVisible();
      await fits(page);
      expect(await axe(page, 'main')).toEqual([]);
      await page.setViewportSize(WIDE);
    });

    await test.step('no request carried a part of the ledger', () => {
      expect(sent.length).toBeGreaterThan(5);
      const marks = [secret, encodeURIComponent(secret), '明细账', 'PK\u0003'];
      expect(sent.filter((one) => marks.some((part) => one.includes(part)))).toEqual([]);
    });
  },
);

// Without the `sim` fixture (`bare`), because failed requests leave lines in the console.
bare.describe('without the provider', () => {
  bare.use({ ownContext: true });

  bare(
    'keeps ledger and columns of factoring orders after a failed query, and can retry',
    { tag: ['@far-reconcile-failure', '@far-reconcile-page'] },
    async ({ page }) => {
      await page.goto('/front/baolibiaopin/reconcile?scenario=factoring');
      await expect(page.getByRole('heading', { level: 1, name: '对账' })).toBeVisible();
      await ledger(page).setInputFiles(
        csv(
          '订单.csv',
          '订单编号,下单日期,订单金额\nDD202611100069,2026-11-10,1.00\nDD000000000000,2026-11-10,(5.00)\n',
        ),
      );
      await choose(box(page, '核对对象'), '订单');
      const failed = page.getByRole('main').getByRole('alert');

      await test.step('an offline browser', async () => {
        await page.context().setOffline(true);
        await start(page);
        await expect(failed).toContainText('加载失败');
        await expect(box(page, '金额列')).toHaveText('订单金额');
        await page.context().setOffline(false);
      });

      await test.step('a system error', async () => {
        const fault = { on: 'provisional.queryOrderPage', answer: { code: '9999999' }, times: 1 };
        expect((await page.request.post('/_sim/api/faults', { data: fault })).ok()).toBe(true);
        await start(page);
        await expect(failed).toBeVisible();
        await failed.getByRole('button', { name: '重试' }).click();
      });

      await test.step('an order opens in its list', async () => {
        await expect(group(page, '金额不一致').getByRole('cell').nth(1)).toHaveText('1');
        await expect(group(page, '仅明细账有')).toContainText('-5.00');
        await page.getByRole('link', { name: '查看订单DD202611100069' }).click();
        await expect(page).toHaveURL('/front/baolibiaopin/orderManage?orderNo=DD202611100069');
        await expect(page.getByRole('dialog', { name: '订单详情' })).toBeVisible();
      });
    },
  );
});
