import { expect, test } from 'vitest';
import { toCsv } from '../../ui/export/csv.ts';
import { statementColumns, statementLines, type Statement } from './statementExport.ts';

const figures = {
  opening: 100,
  billed: 20.5,
  charges: 0.5,
  afterIssue: 1,
  penalty: 2,
  repaid: 50,
  refunded: 3,
  discounted: 4,
  closing: 66.5,
} satisfies Partial<Statement>;

const statement: Statement = {
  ...figures,
  statementNo: 'DZ202610',
  month: '2026-10',
  companyName: '禾川贸易有限公司',
  creditCode: '91310115MA1K3XYZ7A',
  issuedAt: '2026-11-01 00:00:00',
  verifyCode: '8F2K-31QD',
  accounts: [
    {
      ...figures,
      jdpin: 'hechuan',
      nickname: '禾川采购',
      orders: [
        {
          orderNo: 'DD1',
          goods: '打印纸',
          orderedAt: '2026-10-02 09:00:00',
          billNo: 'ZD1',
          amount: 20.5,
          refunded: 3,
        },
      ],
    },
  ],
};

test('exports a statement in printed order: total, each account, each order', () => {
  const sheet = toCsv({
    title: '月度对账单',
    period: '2026-10',
    columns: statementColumns,
    rows: statementLines(statement),
  })
    .slice(1)
    .trimEnd()
    .split('\r\n');
  expect(sheet.map((line) => line.split(',').slice(0, 4))).toEqual([
    ['项目', '采购账号', '期初应还（元）', '本月出账（元）'],
    ['对账单合计', '', '100.00', '20.50'],
    ['采购账号', '禾川采购 hechuan', '100.00', '20.50'],
    ['订单', '禾川采购 hechuan', '', ''],
  ]);
  expect(sheet[1]?.split(',').slice(2, 11)).toEqual([
    '100.00',
    '20.50',
    '0.50',
    '1.00',
    '2.00',
    '50.00',
    '3.00',
    '4.00',
    '66.50',
  ]);
  expect(sheet[3]?.split(',').slice(11)).toEqual([
    'DD1',
    '打印纸',
    '2026-10-02 09:00:00',
    'ZD1',
    '20.50',
    '3.00',
  ]);
});

test('gives each column its own name', () => {
  const titles = statementColumns.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
