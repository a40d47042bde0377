/** Tests the search in all kinds of records by comparing it with the lists. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { dataOf, provider, type Provider } from '../tools/provider.ts';

type Search = Omit<Inputs['searchRecords'], 'productCode'>;
type SearchResult = Outputs['searchRecords'];

const all = { pageNo: 1, pageSize: 500 } as const;
/** Maximum number of rows of each kind that the contract allows. */
const MOST = 20;

const search = (session: Provider, query: Partial<Search>): Promise<SearchResult> =>
  provisional.searchRecords({ most: MOST, ...query } as Search, session);

/** Returns the numbers of the found records, by kind. */
const numbersOf = ({ bills, orders, repayments, refunds, contracts, accounts }: SearchResult) => ({
  bills: bills.list.map(({ billNo }) => billNo),
  orders: orders.list.map(({ orderNo }) => orderNo),
  repayments: repayments.list.map(({ repayNo }) => repayNo),
  refunds: refunds.list.map(({ refundNo }) => refundNo),
  contracts: contracts?.list.map(({ contractName }) => contractName),
  accounts: accounts?.list.map(({ jdpin }) => jdpin),
});

const countOf = ({ notFound: _, ...kinds }: SearchResult): number =>
  Object.values(kinds).reduce((sum, { total }) => sum + total, 0);

interface ListedRecord {
  readonly number: string;
  /** Other texts of the row. */
  readonly names: readonly string[];
  readonly amounts: readonly number[];
}

/** Returns the rows of the lists. */
async function listsOf(
  session: Provider,
): Promise<Record<'orders' | 'repayments' | 'refunds', ListedRecord[]>> {
  const orders = await provisional.queryOrderPage(all, session);
  const repayments = await provisional.queryRepayRecordPage(all, session);
  const refunds = await provisional.queryRefundPage(all, session);
  return {
    orders: orders.list.map((row) => ({
      number: row.orderNo,
      names: [row.goods, row.supplierName ?? '', row.billNo ?? '', row.parentOrderNo ?? ''],
      amounts: [row.amount],
    })),
    repayments: repayments.list.map((row) => ({
      number: row.repayNo,
      names: row.billNos,
      amounts: [row.amount, row.payAmount],
    })),
    refunds: refunds.list.map((row) => ({
      number: row.refundNo,
      names: [row.orderNo],
      amounts: [row.amount],
    })),
  };
}

describe('search compared with the lists', { tags: ['far-find-records'] }, () => {
  test.each(['orders', 'repayments', 'refunds'] as const)(
    'finds %s by number, name and amount',
    async (kind) => {
      const session = await provider('order-states');
      const rows = (await listsOf(session))[kind];
      const [row, other] = [rows[0], rows.at(-1)];
      if (row === undefined || other === undefined) throw new Error(`no ${kind}`);
      const holding = (...words: readonly string[]) =>
        rows
          .filter(({ number, names }) =>
            [number, ...names].some((text) =>
              words.some((word) => text.toLowerCase().includes(word.toLowerCase())),
            ),
          )
          .map(({ number }) => number);
      const numbers = [
        [row.number],
        [row.number.slice(-5)],
        [row.number.toLowerCase()],
        // Beside a word that no record contains.
        [other.number, 'QQ99QQ'],
      ];
      // The first row, and the first rows with a second name: orders with a supplier, repayments of several bills.
      const sample = rows.filter(({ names }, at) => at === 0 || Boolean(names[1])).slice(0, 12);
      const names = new Set(sample.flatMap((each) => each.names.filter(Boolean)));
      for (const words of [...numbers, ...[...names].map((name) => [name])]) {
        const { total, list } = (await search(session, { words }))[kind];
        const expected = holding(...words);
        expect(total, words.join()).toBe(expected.length);
        expect(list, words.join()).toHaveLength(Math.min(MOST, expected.length));
      }
      for (const amount of new Set(sample.flatMap(({ amounts }) => amounts))) {
        const found = (await search(session, { amount }))[kind];
        const expected = rows.filter(({ amounts }) => amounts.includes(amount));
        expect(found.total, String(amount)).toBe(expected.length);
      }
    },
  );

  test('finds a repayment by its amount before and after the coupon', async () => {
    const session = await provider('repayment-with-coupon');
    const { list } = await provisional.queryRepayRecordPage(all, session);
    const row = list.find(({ amount, payAmount }) => amount !== payAmount);
    if (row === undefined) throw new Error('no repayment with a coupon');
    for (const amount of [row.amount, row.payAmount])
      expect(numbersOf(await search(session, { amount })).repayments).toContain(row.repayNo);
  });

  test('finds a bill by number with its current period, and by amount with the matching periods', async () => {
    const session = await provider('overdue-bill');
    const { bills } = await search(session, { words: ['zd202610010025'] });
    expect(bills.list.map(({ billNo, period }) => [billNo, period])).toEqual([['ZD202610010025', 2]]);
    const byAmount = await search(session, { amount: 20_780.69 });
    expect(byAmount.bills.list.map(({ billNo, period }) => [billNo, period])).toEqual([
      ['ZD202610010025', 2],
      ['ZD202610010025', 1],
      ...[5, 4, 3].map((period) => ['ZD202610010025', period]),
    ]);
    expect(countOf(await search(session, { amount: 20_780.7 }))).toBe(0);
  });

  test('finds a contract by its name, and a sub-account by name and login', async () => {
    const session = await provider();
    const { list: contracts } = await provisional.queryServiceContracts({}, session);
    const { list: accounts } = await provisional.queryAccountPage(all, session);
    const [contract, account] = [contracts[0], accounts[0]];
    const name = contract?.contractName ?? '';
    expect(numbersOf(await search(session, { words: [name] })).contracts).toContain(name);
    expect(numbersOf(await search(session, { words: [account?.nickname ?? ''] })).accounts).toContain(
      account?.jdpin,
    );
    expect(numbersOf(await search(session, { words: [account?.jdpin ?? ''] })).accounts?.[0]).toBe(
      account?.jdpin,
    );
  });

  test('lists an exact number first, and at most the requested number of rows', async () => {
    const session = await provider('many-bills');
    const { list } = await provisional.queryBillPage({ ...all, tab: 'allBill' }, session);
    const oldest = list.at(-1)?.billNo ?? '';
    const { bills } = await search(session, { words: ['ZD', oldest], most: 3 });
    expect(bills.list).toHaveLength(3);
    expect(bills.list[0]?.billNo).toBe(oldest);
    expect(bills.total).toBeGreaterThan(list.length);
  });

  test.each([
    ['baseline', ['QQ99QQ', 'ZD2026', '采购三部', ' hechuan ', 'qq88']],
    ['child-account', ['采购三部', 'QQ99QQ', 'ZD2026']],
  ] as const)('names in %s the words that no record has, of %j', async (scenario, words) => {
    const session = await provider(scenario);
    const alone = await Promise.all(
      words.map(async (word) => countOf(await search(session, { words: [word] }))),
    );
    const expected = words.filter((_, at) => alone[at] === 0);
    expect(expected.length).toBeGreaterThan(1);
    expect((await search(session, { words: [...words], most: 1 })).notFound).toEqual(expected);
  });

  test('finds nothing for another product', async () => {
    const session = await provider('baseline', '12012');
    const { bills, orders, repayments, refunds } = await search(session, { words: ['ZD', 'DD', 'HK', 'TK'] });
    expect([bills, orders, repayments, refunds].map(({ total }) => total)).toEqual([0, 0, 0, 0]);
  });
});

test(
  'finds for a child only its own records, and no contracts or accounts',
  { tags: ['far-find-permission'] },
  async () => {
    const parent = await provider();
    const child = await provider('child-account');
    const rows = async (session: Provider) => (await provisional.queryOrderPage(all, session)).list;
    const own = new Set((await rows(child)).map(({ orderNo }) => orderNo));
    const foreign = (await rows(parent)).find(({ orderNo }) => !own.has(orderNo))?.orderNo ?? '';
    expect(countOf(await search(parent, { words: [foreign] }))).toBeGreaterThan(0);
    expect(countOf(await search(child, { words: [foreign] }))).toBe(0);
    const everything = await search(child, { words: ['ZD', 'DD', 'HK', 'TK', 'HT', 'hechuan'] });
    expect(Object.keys(everything).sort()).toEqual(['bills', 'notFound', 'orders', 'refunds', 'repayments']);
    const pins = [...everything.bills.list, ...everything.orders.list, ...everything.refunds.list].map(
      ({ jdpin }) => jdpin,
    );
    expect(pins.length).toBeGreaterThan(0);
    expect(new Set(pins)).toEqual(new Set(['hechuan_cg02']));
    const total = (await rows(child)).length;
    expect(everything.orders.total).toBe(total);
    const repayments = await provisional.queryRepayRecordPage(all, child);
    expect(everything.repayments.total).toBe(repayments.list.length);
  },
);

test('refuses a visitor', { tags: ['far-find-permission'] }, async () => {
  const session = await provider('logged-out');
  const { outcome } = await session.call('provisional', 'searchRecords', {
    productCode: '12003',
    words: ['ZD'],
    most: 5,
  });
  expect(outcome).toMatchObject({ ok: false, code: '0000006' });
});

describe('limits', { tags: ['far-find-limits'] }, () => {
  const asked = { productCode: '12003', words: ['ZD'], most: 5 };

  test.each<[string, object]>([
    ['neither words nor an amount', { words: undefined }],
    ['no words', { words: [] }],
    ['an empty word', { words: [''] }],
    ['a blank word', { words: ['  '] }],
    ['a long word', { words: ['9'.repeat(65)] }],
    ['51 words', { words: Array.from({ length: 51 }, (_, at) => `ZD${String(at)}`) }],
    ['the same word twice', { words: ['ZD', 'ZD'] }],
    ['a number instead of words', { words: 2026 }],
    ['an amount of three decimals', { amount: 1.005 }],
    ['a negative amount', { amount: -1 }],
    ['an amount as text', { amount: '12' }],
    ['no rows', { most: 0 }],
    ['too many rows', { most: 21 }],
    ['an unknown product', { productCode: '99999' }],
  ])('refuses %s', async (_, change) => {
    const session = await provider();
    const { outcome } = await session.call('provisional', 'searchRecords', { ...asked, ...change });
    expect(outcome).toMatchObject({ ok: false, code: 'E9000001' });
  });

  test('accepts the largest allowed query', async () => {
    const session = await provider();
    const words = Array.from({ length: 50 }, (_, at) => `${'Z'.repeat(62)}${String(at).padStart(2, '0')}`);
    const answer = await session.call('provisional', 'searchRecords', {
      ...asked,
      words,
      amount: 9_999_999_999.99,
      most: 20,
    });
    expect(countOf(dataOf(answer) as SearchResult)).toBe(0);
  });
});
