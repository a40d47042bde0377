import { expect, test } from 'vitest';
import { suggestColumns, tableOf } from './columns.ts';

const rowsOf = (lines: readonly string[]) =>
  lines.map((line, index) => ({ no: index + 1, cells: line.split('|') }));

/** The suggested columns by their heads. */
function suggested(lines: readonly string[]) {
  const table = tableOf(rowsOf(lines), (letter) => `列${letter}`);
  return Object.fromEntries(
    Object.entries(suggestColumns(table)).map(([role, column]) => [role, table.titles[column]]),
  );
}

test.each([
  [
    "the portal's own file",
    [
      '账单|||',
      '2026-10-01至2026-10-31，共2条',
      '账单编号|期次|账单日|应还金额（元）',
      'JC20261102W0004502||2026-11-02|32618.4',
    ],
    { number: '账单编号', date: '账单日', amount: '应还金额（元）' },
  ],
  [
    'any order, with a title and a total',
    [
      '杭州禾川应付明细账',
      '摘要|贷方金额|余额|单据编号|记账日期',
      '采购刀具|32,618.40|1.00|JC20261102W0004502|2026/11/2',
      '合计|32,618.40',
    ],
    { number: '单据编号', date: '记账日期', amount: '贷方金额', note: '摘要' },
  ],
  [
    'a voucher number beside the number of the bill',
    [
      '日期|凭证号|摘要|借方|账单号',
      '20261102|记-1|货款|¥5.20|JC20261102W0004502',
      '20261103|记-2|货款|¥6.20|JC20261103W0004503',
    ],
    { number: '账单号', date: '日期', amount: '借方', note: '摘要' },
  ],
  [
    'the number within the summary',
    [
      '日期|凭证号|摘要|贷方',
      '2026-11-02|记-1|付JC20261102W0004502|5.20',
      '2026-11-03|记-2|付JC20261103W0004503|6.20',
    ],
    { number: '摘要', date: '日期', amount: '贷方' },
  ],
  [
    'no head',
    ['308127980071|2026-11-12|6,890.00|办公椅', '308127950336|2026-11-11|2,148.50|激光打印机硒鼓'],
    { number: '列A', date: '列B', amount: '列C' },
  ],
  [
    'a head of two lines',
    [
      '日期|单号|金额|',
      '||借方|贷方',
      '2026-11-02|JC20261102W0004502||5.20',
      '2026-11-03|JC20261103W0004503||6.20',
    ],
    { number: '单号', date: '日期', amount: '贷方' },
  ],
  [
    'days as numbers of a spreadsheet',
    ['日期|单号|金额', '46328|JC20261102W0004502|41276.8', '46329|JC20261103W0004503|52000'],
    { number: '单号', date: '日期', amount: '金额' },
  ],
  ['no amount', ['姓名|部门', '王芳|财务'], {}],
  [
    'numbers of lines',
    ['序号|订单编号|金额', '1|308127980071|5.5', '2|308127980072|6.5'],
    { number: '订单编号', amount: '金额' },
  ],
])('suggests the columns of a ledger with %s', { tags: ['far-reconcile-mapping'] }, (_, lines, columns) => {
  expect(suggested(lines)).toEqual(columns);
});

test('leaves out the heads that a report repeats on each page', () => {
  const lines = ['单号|金额', 'JC1|5', '单号|金额', 'JC2|6'];
  expect(tableOf(rowsOf(lines), String).rows.map(({ no }) => no)).toEqual([2, 4]);
});
