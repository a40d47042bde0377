/** Tests the exported file of every list: made from the provider's responses, and read by a spreadsheet library. */
import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { movementFileColumns } from '#portal/domain/funds/movementExport.ts';
import { accountExport } from '#portal/screens/accounts/accountExport.ts';
import { approvalExport } from '#portal/screens/approvals/approvalExport.ts';
import { logExport } from '#portal/screens/approvals/log/logExport.ts';
import { billColumns, unbilledColumns } from '#portal/screens/bills/exportColumns.ts';
import { orderExport } from '#portal/screens/orders/orderExport.ts';
import { paymentExport } from '#portal/screens/orders/paymentExport.ts';
import { claimExport } from '#portal/screens/overflow/claim/claimExport.ts';
import { recordExport } from '#portal/screens/payRecords/recordExport.ts';
import { quotaMovementColumns } from '#portal/screens/quota/movementExport.ts';
import { refundExport } from '#portal/screens/refunds/refundExport.ts';
import type { ExportTable } from '#portal/ui/export/columns.ts';
import { toCsv } from '#portal/ui/export/csv.ts';
import { toXlsx } from '#portal/ui/export/xlsx.ts';
import { provider, type Provider } from '../tools/provider.ts';

const all = { pageNo: 1, pageSize: 500 } as const;
const today = '2026-11-12';
const productCode = '12003';
const query = { productCode } as const;
const total = { label: '合计' };

interface ExportedFile {
  readonly title: string;
  readonly period: string;
  readonly titles: readonly string[];
  /** Cells of each row as the list's columns make them. */
  readonly cells: readonly (readonly (string | number)[])[];
  readonly xlsx: () => Promise<Blob>;
  readonly csv: () => string;
  /** Sums by column, as the list reports them. */
  readonly sums: Readonly<Record<string, number>>;
  /** Titles of the columns with days or moments. */
  readonly dates: readonly string[];
}

type TableParts<Row> = Pick<ExportTable<Row>, 'columns' | 'rows' | 'total'> & Partial<ExportTable<Row>>;

/** Returns the files of a list. @param dates titles of columns with days @param sums by column */
function fileOf<Row>(
  parts: TableParts<Row>,
  dates: readonly string[],
  sums: ExportedFile['sums'] = {},
): ExportedFile {
  const table: ExportTable<Row> = { title: '列表', period: `截至${today}`, ...parts };
  const { title, period, columns, rows } = table;
  return {
    title,
    period,
    titles: columns.map((column) => column.title),
    cells: rows.map((row) => columns.map(({ value }) => value(row))),
    xlsx: () => toXlsx(table),
    csv: () => toCsv(table),
    sums,
    dates,
  };
}

const lists: Readonly<Record<string, (session: Provider) => Promise<ExportedFile>>> = {
  bills: async (session) => {
    const { list, sums } = await provisional.queryBillPage({ ...all, tab: 'allBill' }, session);
    return fileOf({ columns: billColumns, rows: list, total }, ['账单日', '最后还款日', '结清日期'], {
      '已还金额（元）': sums.repaid,
      '优惠抵扣（元）': sums.discounted,
      '退款冲减（元）': sums.refunded,
      '应还金额（元）': sums.owed,
    });
  },
  unbilled: async () => {
    const session = await provider('pop-user', '12008');
    const { list, sumOwed } = await provisional.queryUnbilledPage(all, session);
    return fileOf({ columns: unbilledColumns, rows: list, total }, ['起息日', '预计账单日'], {
      '应还金额（元）': sumOwed,
    });
  },
  orders: async (session) => {
    const { list, sumAmount, sumRefunded } = await provisional.queryOrderPage(all, session);
    return fileOf({ ...orderExport(query, today), rows: list }, ['下单时间'], {
      '订单金额（元）': sumAmount,
      '已退款（元）': sumRefunded,
    });
  },
  payments: async (session) => {
    const { list, sumAmount } = await provisional.queryPaymentRecordPage(all, session);
    return fileOf({ ...paymentExport(query, today), rows: list }, ['发起支付时间', '完成时间'], {
      '支付金额（元）': sumAmount,
    });
  },
  repayments: async (session) => {
    const { list, sumAmount } = await provisional.queryRepayRecordPage(all, session);
    return fileOf({ ...recordExport(query, today), rows: list }, ['提交时间', '完成时间'], {
      '还款金额（元）': sumAmount,
    });
  },
  refunds: async () => {
    const { list, sumAmount } = await provisional.queryRefundPage(
      all,
      await provider('refund-states', '12012'),
    );
    return fileOf({ ...refundExport(query, today), rows: list }, ['申请时间', '完成时间'], {
      '退款金额（元）': sumAmount,
    });
  },
  accounts: async (session) => {
    const { list, sumUsed, sumLimit } = await provisional.queryAccountPage(all, session);
    return fileOf({ ...accountExport(query, today), rows: list }, ['最近下单'], {
      '已用（元）': sumUsed,
      '上限（元）': sumLimit,
    });
  },
  approvals: async () => {
    const { list } = await provisional.queryApprovalPage(
      { ...all, box: 'ALL' },
      await provider('approval-ended'),
    );
    return fileOf({ ...approvalExport({ ...query, box: 'ALL' }, today), rows: list }, [
      '提交时间',
      '结束时间',
    ]);
  },
  log: async (session) => {
    await session.call('provisional', 'setAccountLimit', {
      productCode,
      jdpin: 'hechuan_cg02',
      limit: 45_000,
    });
    const { list } = await provisional.queryOperationLog(all, session);
    return fileOf({ ...logExport(query, today), rows: list }, ['操作时间']);
  },
  claims: async () => {
    const { list } = await provisional.queryClaimPage(all, await provider('claim-done'));
    return fileOf({ ...claimExport(query, today), rows: list }, ['提交时间', '付款日期', '完成时间']);
  },
  fundMovements: async () => {
    const session = await provider('baseline');
    const { accounts } = await provisional.queryFundAccounts({}, session);
    const accountNo = accounts[0]?.accountNo ?? '';
    const page = await provisional.queryFundMovements({ ...all, accountNo }, session);
    return fileOf({ columns: movementFileColumns, rows: page.list, total }, ['时间'], {
      '收入（元）': page.sumIncome,
      '支出（元）': page.sumExpense,
    });
  },
  quotaMovements: async (session) => {
    const { list } = await provisional.queryQuotaMovementPage(all, session);
    // The sum of the column is the net change; the page shows used and returned amounts separately.
    const net = list.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
    return fileOf({ columns: quotaMovementColumns, rows: list, total }, ['变动时间'], {
      '可用额度变化（元）': net,
    });
  },
};

test.each(Object.entries(lists))(
  'the sheet of %s has its titles, rows, date cells and sums, the CSV the same columns',
  { tags: ['out-export'] },
  async (_, make) => {
    const file = await make(await provider());
    expect(file.cells.length).toBeGreaterThan(0);
    const [sheet] = await readSheets(Buffer.from(await (await file.xlsx()).arrayBuffer()));
    const [title, note, empty, header = [], ...lines] = sheet?.data ?? [];
    const rows = lines.slice(0, -1);
    expect(sheet?.sheet).toBe(file.title);
    expect(title?.[0]).toBe(file.title);
    expect(note?.[0]).toBe(`${file.period}，共${String(file.cells.length)}条`);
    expect(empty?.every((cell) => cell === null)).toBe(true);
    expect(header).toEqual(file.titles);
    expect(new Set(header).size).toBe(header.length);
    expect(rows).toHaveLength(file.cells.length);
    for (const name of file.dates) {
      expect(header).toContain(name);
      const cells = rows.map((row) => row[header.indexOf(name)]).filter((cell) => cell !== null);
      for (const cell of cells) expect(cell, name).toBeInstanceOf(Date);
    }
    // Days and moments are date cells everywhere.
    for (const row of rows)
      for (const cell of row) expect(String(cell)).not.toMatch(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/);
    const last = lines.at(-1) ?? [];
    expect(last[0]).toMatch(/合计|净变动/);
    for (const [name, sum] of Object.entries(file.sums)) {
      expect(header).toContain(name);
      expect(last[header.indexOf(name)], name).toBe(sum);
    }
    expect(file.csv().split('\r\n')[0]?.slice(1)).toBe(file.titles.join(','));
  },
);

test.each(['bills', 'unbilled', 'orders', 'payments', 'repayments', 'refunds', 'quotaMovements'])(
  'names the accounts beside their logins in the file of %s',
  { tags: ['out-export'] },
  async (name) => {
    const { titles = [], cells = [] } = (await lists[name]?.(await provider())) ?? {};
    const at = titles.indexOf('登录账号');
    expect(at).toBeGreaterThan(0);
    expect(cells.every((row) => /^[a-z]\w+$/.test(String(row[at])))).toBe(true);
    expect(cells.some((row) => /\p{Script=Han}/u.test(String(row[at - 1])))).toBe(true);
  },
);
