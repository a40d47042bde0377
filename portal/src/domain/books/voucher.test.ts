import { faker } from '@faker-js/faker/locale/zh_CN';
import readSheets from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { toCsv } from '#portal/ui/export/csv.ts';
import { toXlsx } from '#portal/ui/export/xlsx.ts';
import type { BillRow } from '../bills/billRef.ts';
import { fileColumns, linesOf } from './columns.ts';
import { readSettings, refundAfter, settingsContent, usualSettings } from './settings.ts';
import { TEMPLATES, templateOf } from './templates.ts';
import {
  billVoucher,
  numbered,
  partsOf,
  repaymentVoucher,
  sumsOf,
  type RepaymentRow,
  type Voucher,
} from './voucher.ts';

beforeEach(() => faker.seed(20_261_127));

const money = (most = 500_000): number => faker.number.int({ min: 0, max: most * 100 }) / 100;
const some = (most: number): number => (faker.datatype.boolean() ? money(most) : 0);
const day = (): string =>
  faker.date.between({ from: '2026-01-01', to: '2026-12-31' }).toISOString().slice(0, 10);

const bill = (more: Partial<BillRow> = {}): BillRow =>
  ({
    billNo: `ZD${faker.string.numeric(12)}`,
    period: 1,
    periods: 1,
    billDate: day(),
    principal: money(),
    interest: some(900),
    fee: some(900),
    penalty: some(90),
    repaid: 0,
    discounted: some(100),
    refunded: some(1_000),
    ...more,
  }) as BillRow;

function repayment(more: Partial<RepaymentRow> = {}): RepaymentRow {
  const amount = money();
  const coupon = Math.min(amount, some(100));
  return {
    repayNo: `HK${faker.string.numeric(14)}`,
    billNos: ['ZD1', 'ZD2'].slice(0, faker.number.int({ min: 1, max: 2 })),
    amount,
    couponDiscount: coupon,
    payAmount: (Math.round(amount * 100) - Math.round(coupon * 100)) / 100,
    status: faker.helpers.arrayElement(Object.values(RepaymentStatus)),
    submittedAt: `${day()} 10:00:00`,
    hasReceipt: true,
    ...more,
  } as RepaymentRow;
}

/** Adds amounts as integer cents, read from their digits: a second way besides the code's. */
const digits = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Number(amount.toFixed(2).replace('.', '')), 0);

const settings = usualSettings('企业金采');
const isVoucher = (each: Voucher | undefined): each is Voucher => each !== undefined;
const booked = (vouchers: readonly (Voucher | undefined)[]) => vouchers.filter(isVoucher);
/** Returns subjects with debit and credit in cents: `purchase +10010, payable -10010`. */
const entries = (each: Voucher | undefined): string | undefined =>
  each?.entries
    .map(
      ({ subject, debit, credit }) => `${subject}${debit ? ` +${debit}` : ''}${credit ? ` -${credit}` : ''}`,
    )
    .join(', ');

describe('vouchers', { tags: ['far-books'] }, () => {
  test.each([
    [
      bill({ principal: 100.1, interest: 0.2, fee: 0.3, penalty: 0.09, refunded: 0 }),
      'purchase +10010, charges +59, payable -10069',
    ],
    [
      bill({ principal: 19.99, interest: 0, fee: 0, penalty: 0, refunded: 19.99 }),
      'purchase +1999, payable -1999, payable +1999, refund -1999',
    ],
    [bill({ principal: 0, interest: 0, fee: 0, penalty: 0, refunded: 0 }), undefined],
  ])('book principal, charges and refunds of a bill (case %#)', (row, lines) => {
    expect(entries(billVoucher(row))).toEqual(lines);
  });

  test.each([
    [RepaymentStatus.Success, 100, 100, 'payable +10000, bank -10000'],
    [RepaymentStatus.Success, 100.07, 90.06, 'payable +10007, bank -9006, discount -1001'],
    [RepaymentStatus.Success, 50, 0, 'payable +5000, discount -5000'],
    [RepaymentStatus.Processing, 100, 100, undefined],
    [RepaymentStatus.Failed, 100, 100, undefined],
  ] as const)(
    'book a repayment with status %s of %s yuan, %s of them paid',
    (status, amount, payAmount, lines) => {
      const row = repayment({ amount, payAmount } as Partial<RepaymentRow>);
      expect(entries(repaymentVoucher({ ...row, status } as RepaymentRow))).toEqual(lines);
    },
  );

  const randomBills = () => {
    const rows = Array.from({ length: 3_000 }, () => bill());
    const expected = rows.map(({ principal, interest, fee, penalty, refunded }) =>
      digits(principal, interest, fee, penalty, refunded),
    );
    return { vouchers: rows.map(billVoucher), expected };
  };
  const randomRepayments = () => {
    const rows = Array.from({ length: 3_000 }, () => repayment());
    const settled = rows.filter(({ status }) => status === RepaymentStatus.Success);
    return { vouchers: rows.map(repaymentVoucher), expected: settled.map(({ amount }) => digits(amount)) };
  };

  test.each([
    ['bills', randomBills],
    ['repayments', randomRepayments],
  ])('have equal debit and credit for 3,000 random %s, each and in total', (_, create) => {
    const { vouchers, expected } = create();
    const withEntries = booked(vouchers);
    expect(withEntries.length).toBeGreaterThan(500);
    for (const each of withEntries) {
      const { debit, credit } = sumsOf([each]);
      expect([debit, Number.isInteger(debit)], each.source).toEqual([credit, true]);
    }
    const total = expected.reduce((sum, cents) => sum + cents, 0);
    expect(sumsOf(withEntries)).toMatchObject({ debit: total, credit: total });
  });

  test('have the same sums in the XLSX and the CSV file, which begin with the heads', async () => {
    const vouchers = booked(Array.from({ length: 400 }, () => billVoucher(bill())));
    const rows = linesOf(numbered(vouchers, 1));
    const table = {
      title: '凭证',
      period: '',
      columns: fileColumns(settings),
      rows,
      forImport: true,
    } as const;
    const [sheet] = await readSheets(Buffer.from(await (await toXlsx(table)).arrayBuffer()));
    const [heads = [], ...lines] = sheet?.data ?? [];
    expect(heads).toEqual(TEMPLATES.plain.map(({ title }) => title));
    const sumIn = (all: readonly (readonly unknown[])[], title: string): number =>
      all.reduce((sum, cells) => sum + Math.round(Number(cells[heads.indexOf(title)] ?? 0) * 100), 0);
    const [csvHeads = '', ...csvLines] = toCsv(table).replace('\uFEFF', '').trimEnd().split('\r\n');
    const cells = csvLines.map((line) => line.split(','));
    expect(csvHeads.split(',')).toEqual(heads);
    const { debit, credit, entries: count } = sumsOf(vouchers);
    expect([lines.length, cells.length]).toEqual([count, count]);
    for (const all of [lines, cells])
      expect([sumIn(all, '借方金额'), sumIn(all, '贷方金额')]).toEqual([debit, credit]);
  });

  test('are numbered by day and source, from the given number in the first month, from 1 in the next', () => {
    const dated = (date: string, source: string): Voucher => ({
      source,
      date,
      summary: '',
      attachments: 1,
      entries: [],
    });
    const vouchers = [dated('2026-11-02', 'C'), dated('2026-10-31', 'B'), dated('2026-10-31', 'A')];
    expect(numbered(vouchers, 27).map(({ source, no }) => [source, no])).toEqual([
      ['A', 27],
      ['B', 28],
      ['C', 1],
    ]);
  });

  test('escape texts that a spreadsheet would run as formulas', () => {
    const harmful = { ...settings, party: '=1+1', word: '-' };
    const rows = linesOf(numbered(booked([billVoucher(bill({ billNo: 'ZD1' }))]), 1));
    const csv = toCsv({ title: '', period: '', columns: fileColumns(harmful), rows, forImport: true });
    expect(csv).toContain("'=1+1");
    expect(csv).toContain("'-,");
  });
});

/** Returns the periods of a plan with these principals in yuan. */
const planOf = (principals: readonly number[], more: Partial<BillRow> = {}): BillRow[] =>
  principals.map((principal, index) =>
    bill({ billNo: 'ZD202610010025', period: index + 1, periods: principals.length, principal, ...more }),
  );
const WHOLE = 120_351.51;
const EQUAL = [20_058.58, 20_058.58, 20_058.58, 20_058.58, 20_058.58, 20_058.61] as const;
const withWhole = { instalmentPrincipal: WHOLE } as const;
const withoutCosts = { interest: 0, fee: 0, penalty: 0, refunded: 0 } as const;

/** Returns debit less credit of a subject, in cents. */
const balanceOf = (vouchers: readonly Voucher[], subject: string): number =>
  vouchers
    .flatMap((each) => each.entries)
    .filter((entry) => entry.subject === subject)
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0);

describe('vouchers of an instalment', { tags: ['far-books-instalments'] }, () => {
  const first = { ...withWhole, ...withoutCosts, periods: 6 };
  test.each<[string, Partial<BillRow>, string?]>([
    [
      'the first period books the whole purchase',
      { ...first, period: 1, principal: EQUAL[0], fee: 722.11 },
      'purchase +12035151, charges +72211, payable -2078069, instalments -10029293',
    ],
    [
      'a middle period moves its principal',
      { ...first, period: 3, principal: EQUAL[2], fee: 722.11 },
      'instalments +2005858, charges +72211, payable -2078069',
    ],
    [
      'the last period, repaid early without fee, moves the rest',
      { ...first, period: 6, principal: EQUAL[5] },
      'instalments +2005861, payable -2005861',
    ],
    [
      'a refund of a later period reduces what became payable',
      { ...first, period: 2, principal: EQUAL[1], refunded: 100 },
      'instalments +2005858, payable -2005858, payable +10000, refund -10000',
    ],
    [
      'the first period of interest first defers all principal',
      { ...first, period: 1, principal: 0, fee: 722.11 },
      'purchase +12035151, charges +72211, payable -72211, instalments -12035151',
    ],
    [
      'a middle period of interest first books its fee only',
      { ...first, period: 2, principal: 0, fee: 722.11 },
      'charges +72211, payable -72211',
    ],
    [
      'a middle period without principal and fee has no voucher',
      { ...first, period: 2, principal: 0 },
      undefined,
    ],
    [
      'a lump sum defers nothing',
      { ...first, period: 1, periods: 1, principal: WHOLE },
      'purchase +12035151, payable -12035151',
    ],
    [
      'a period without the whole principal books its own as purchase',
      { ...withoutCosts, period: 2, periods: 6, principal: EQUAL[1] },
      'purchase +2005858, payable -2005858',
    ],
  ])('%s', (_, row, lines) => {
    expect(entries(billVoucher(bill(row)))).toEqual(lines);
  });

  test.each<[string, () => readonly (readonly number[])[]]>([
    ['equal parts', () => [EQUAL, [33.33, 33.33, 33.34]]],
    ['interest first', () => [[0, 0, 0, 0, 0, 0, 0, 0, WHOLE]]],
    ['a lump sum', () => [[WHOLE]]],
    [
      'random plans',
      () =>
        Array.from({ length: 300 }, () =>
          Array.from({ length: faker.helpers.arrayElement([3, 6, 9, 12]) }, () => money()),
        ),
    ],
  ])('of %s book the goods once, leave no instalments, balance each, and owe what is billed', (_, create) => {
    for (const principals of create()) {
      const whole = digits(...principals);
      const rows = planOf(principals, { instalmentPrincipal: whole / 100 });
      const vouchers = booked(rows.map(billVoucher));
      const purchases = vouchers
        .flatMap((each) => each.entries)
        .filter(({ subject }) => subject === 'purchase');
      expect(purchases).toEqual([{ subject: 'purchase', debit: whole, credit: 0 }]);
      expect(balanceOf(vouchers, 'instalments')).toBe(0);
      for (const each of vouchers) expect(sumsOf([each]).debit, each.summary).toBe(sumsOf([each]).credit);
      const owed = digits(...rows.flatMap((row) => [row.principal, row.interest, row.fee, row.penalty]));
      expect(balanceOf(vouchers, 'payable')).toBe(digits(...rows.map(({ refunded }) => refunded)) - owed);
      expect(partsOf(vouchers)).toEqual({ labels: [], principal: 0 });
    }
  });

  test('say in their summaries what each period books', () => {
    expect(booked(planOf(EQUAL, withWhole).map(billVoucher)).map(({ summary }) => summary)).toEqual([
      '采购账单ZD202610010025第1/6期（分期，采购记全部本金）',
      ...[2, 3, 4, 5, 6].map((period) => `采购账单ZD202610010025第${String(period)}/6期（分期应付转入应付）`),
    ]);
  });

  test.each([
    ['2027-02-01', undefined, '2027-02-01'],
    ['2027-02-01', '2027-02-20', '2027-02-01'],
    ['2027-02-01', '2026-11-12', '2026-11-12'],
  ])('are dated by bill day %s and settled day %s: %s', (billDate, settledDate, date) => {
    const row = bill({ ...withWhole, period: 4, periods: 6, billDate, ...(settledDate && { settledDate }) });
    expect(billVoucher(row)?.date).toBe(date);
  });

  test('without the whole principal add up to it as purchases, and are named with their sum', () => {
    const vouchers = booked(planOf(EQUAL).map(billVoucher));
    expect(balanceOf(vouchers, 'purchase')).toBe(digits(WHOLE));
    expect(balanceOf(vouchers, 'instalments')).toBe(0);
    expect(vouchers[0]?.summary).toBe('采购账单ZD202610010025第1/6期（分期，采购只记本期本金）');
    const whole = booked([billVoucher(bill({ principal: 128_066.71 }))]);
    expect(partsOf([...whole, ...vouchers.slice(0, 1)])).toEqual({
      labels: ['ZD202610010025第1/6期'],
      principal: 2_005_858,
    });
  });
});

describe('settings of the books', { tags: ['far-books'] }, () => {
  test('name the instalments as usual when the saved ones do not', () => {
    const older = settingsContent(settings).filter(({ name }) => name !== 'subject.instalments');
    expect(readSettings(older, settings).subjects.instalments).toEqual({ code: '2701', name: '长期应付款' });
  });

  test('are read as they were saved', () => {
    const own = {
      ...settings,
      word: '转',
      subjects: { ...settings.subjects, purchase: { code: '1403.01', name: '原材料 钢材' } },
      columns: TEMPLATES.yonyou.toReversed(),
    };
    expect(readSettings(settingsContent(own), settings)).toEqual(own);
  });

  test.each([
    [[], settings],
    [
      [
        { name: 'column.gone', text: 'X' },
        { name: 'subject.gone', text: '1 X' },
        { name: 'x', text: 'y' },
      ],
      settings,
    ],
    [
      [
        { name: 'column.date', text: '日' },
        { name: 'column.date', text: '再' },
      ],
      { ...settings, columns: [{ field: 'date', title: '日' }] },
    ],
  ])('ignore unknown and repeated entries: %j', (content, read) => {
    expect(readSettings(content, settings)).toEqual(read);
  });

  const goods = { code: '1405', name: '库存商品' };
  const material = { code: '1403', name: '原材料' };
  const own = { code: '1405.02', name: '退货' };
  test.each([
    [goods, goods, material, goods, material],
    [goods, goods, goods, own, own],
    [goods, own, material, own, own],
    [material, goods, own, goods, goods],
    [material, material, material, goods, goods],
  ])(
    'purchase %j and refund %j, edited to %j and %j, refund to %j',
    (purchase, refund, nextPurchase, nextRefund, result) => {
      const before = { ...settings.subjects, purchase, refund };
      const after = { ...settings.subjects, purchase: nextPurchase, refund: nextRefund };
      expect(refundAfter(before, after)).toEqual(result);
    },
  );

  test('have the template with exactly the same columns', () => {
    expect(templateOf(TEMPLATES.kingdee)).toBe('kingdee');
    expect(templateOf(TEMPLATES.kingdee.slice(1))).toBeUndefined();
  });
});
