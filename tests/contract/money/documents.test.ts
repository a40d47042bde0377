/** Tests statements of a period and the verification of printed documents, over HTTP. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { patchWorld, setClock } from '#generated/control/client.ts';
import { RepaymentStatus } from '#generated/shared/enums.ts';
import { provider, type Provider } from '../tools/provider.ts';

const all = { pageNo: 1, pageSize: 500 } as const;
const period = { from: '2026-10-01', to: '2026-11-12' } as const;

/** Logs out, in the same world. */
const logOut = (session: Provider) => patchWorld({ viewer: { loggedIn: false } }, session);

const check = async (session: Provider, verifyCode: string, amount?: number) =>
  (await session.call('provisional', 'verifyDocument', { verifyCode, amount })).body;

const isProcessing = ({ status }: { readonly status: string }): boolean =>
  status === RepaymentStatus.Processing;

async function receiptOf(session: Provider) {
  const { list } = await provisional.queryRepayRecordPage(all, session);
  const repayNo = list.find(({ hasReceipt }) => hasReceipt)?.repayNo ?? '';
  return provisional.queryRepayReceipt({ repayNo }, session);
}

interface PrintedDocument {
  readonly kind: string;
  readonly verifyCode: string;
  readonly number: string;
  readonly day: string;
  readonly amount: number | undefined;
}

async function fundStatementOf(session: Provider): Promise<PrintedDocument> {
  const { accounts } = await provisional.queryFundAccounts({}, session);
  const accountNo = accounts[0]?.accountNo ?? '';
  const found = await provisional.queryFundStatement({ accountNo, month: '2026-10' }, session);
  const { verifyCode, statementNo: number, closing: amount } = found;
  return { kind: 'FUND_STATEMENT', verifyCode, number, day: '2026-10-31', amount };
}

const documents: readonly [string, string, (session: Provider) => Promise<PrintedDocument>][] = [
  [
    'a receipt',
    'baseline',
    async (session) => {
      const { verifyCode, receiptNo: number, finishedAt, payAmount: amount } = await receiptOf(session);
      return { kind: 'RECEIPT', verifyCode, number, day: finishedAt.slice(0, 10), amount };
    },
  ],
  [
    'a statement of a period',
    'baseline',
    async (session) => {
      const found = await provisional.queryAccountStatement(period, session);
      const { verifyCode, statementNo: number, to: day, closing: amount } = found;
      return { kind: 'ACCOUNT_STATEMENT', verifyCode, number, day, amount };
    },
  ],
  [
    'a child’s statement of a period',
    'child-account',
    async (session) => {
      const found = await provisional.queryAccountStatement(period, session);
      const { verifyCode, statementNo: number, to: day, closing: amount } = found;
      return { kind: 'ACCOUNT_STATEMENT', verifyCode, number, day, amount };
    },
  ],
  [
    'a monthly statement',
    'baseline',
    async (session) => {
      const found = await provisional.queryMonthlyStatement({ month: '2026-10' }, session);
      const { verifyCode, statementNo: number, closing: amount } = found;
      return { kind: 'MONTHLY_STATEMENT', verifyCode, number, day: '2026-10-31', amount };
    },
  ],
  [
    'a monthly statement of one account',
    'baseline',
    async (session) => {
      const found = await provisional.queryMonthlyStatement(
        { month: '2026-10', jdpin: 'hechuan_cg02' },
        session,
      );
      const { verifyCode, statementNo: number, closing: amount } = found;
      return { kind: 'MONTHLY_STATEMENT', verifyCode, number, day: '2026-10-31', amount };
    },
  ],
  ['a monthly statement of a fund account', 'baseline', fundStatementOf],
  [
    'a transfer slip',
    'repayment-in-progress',
    async (session) => {
      const { list } = await provisional.queryRepayRecordPage(all, session);
      const { repayNo = '', submittedAt = '' } = list.find(isProcessing) ?? {};
      const { verifyCode = '', amount } = await provisional.queryTransferDetails({ repayNo }, session);
      return { kind: 'TRANSFER_SLIP', verifyCode, number: repayNo, day: submittedAt.slice(0, 10), amount };
    },
  ],
];

describe('verification', { tags: ['far-verify'] }, () => {
  test.each(documents)(
    'verifies %s without a login: its printed data only, and whether an amount matches',
    async (_, scenario, printed) => {
      const session = await provider(scenario);
      const document = await printed(session);
      // The same document has the same code.
      expect((await printed(session)).verifyCode).toBe(document.verifyCode);
      await logOut(session);
      const { kind, verifyCode, number, day, amount } = document;
      const { resultCode, resultData } = await check(session, verifyCode, amount);
      expect(resultCode).toBe('0000000');
      expect(resultData).toMatchObject({ kind, state: 'VALID', number, day, amount, amountMatches: true });
      expect(resultData).toMatchObject({ companyName: '杭州****有限公司' });
      const known = ['amount', 'amountMatches', 'companyName', 'day', 'from', 'kind', 'number', 'state'];
      expect(known).toEqual(expect.arrayContaining(Object.keys(resultData as object)));
      const other = await check(session, verifyCode, Math.round((amount ?? 0) * 100 + 1) / 100);
      expect(other['resultData']).toMatchObject({ amountMatches: false, amount });
    },
  );

  test('reports a statement as withdrawn after its figures have changed, and the new one as valid', async () => {
    const session = await provider('repayment-processing');
    const { verifyCode, statementNo } = await provisional.queryAccountStatement(period, session);
    await setClock({ advance: 'PT10S' }, session);
    const { resultData } = await check(session, verifyCode, 1);
    expect(resultData).toEqual({
      kind: 'ACCOUNT_STATEMENT',
      state: 'WITHDRAWN',
      number: statementNo,
      from: period.from,
      day: period.to,
      companyName: '杭州****有限公司',
    });
    const { verifyCode: now } = await provisional.queryAccountStatement(period, session);
    expect(now).not.toBe(verifyCode);
    expect((await check(session, now))['resultData']).toMatchObject({ state: 'VALID' });
  });

  test('reports a transfer slip as withdrawn after the repayment has ended', async () => {
    const session = await provider('repayment-in-progress');
    const { list } = await provisional.queryRepayRecordPage(all, session);
    const repayNo = list.find(isProcessing)?.repayNo ?? '';
    const { verifyCode = '' } = await provisional.queryTransferDetails({ repayNo }, session);
    await setClock({ advance: 'PT40M' }, session);
    const { resultData } = await check(session, verifyCode);
    expect(resultData).toMatchObject({ kind: 'TRANSFER_SLIP', state: 'WITHDRAWN', number: repayNo });
    expect(resultData).not.toHaveProperty('amount');
  });

  test('refuses a code with one changed character', async () => {
    const session = await provider();
    const { verifyCode } = await receiptOf(session);
    for (const [at, character] of [...verifyCode].entries()) {
      if (character === '-') continue;
      const changed = character === '7' ? '8' : '7';
      // Five unknown codes would lock the page.
      await patchWorld({ verification: { unknown: [] } }, session);
      const { resultCode } = await check(
        session,
        verifyCode.slice(0, at) + changed + verifyCode.slice(at + 1),
      );
      expect(resultCode, String(at)).toBe('P260001');
    }
  });

  test('refuses all codes for ten minutes after five unknown ones', async () => {
    const session = await provider();
    const { verifyCode } = await receiptOf(session);
    await logOut(session);
    for (const digit of '12345')
      expect((await check(session, `AAAA-BBBB-CCCC-DDD${digit}`))['resultCode']).toBe('P260001');
    const refused = await check(session, verifyCode);
    expect(refused).toMatchObject({
      resultCode: 'P260002',
      resultMsg: '多次未查到，请于2026-11-12 10:10:00后再试',
    });
    await setClock({ advance: 'PT10M' }, session);
    expect((await check(session, verifyCode))['resultCode']).toBe('0000000');
  });

  test.each(['', '3HWD-8PQ1-7ZKM', '3hwd-8pq1-7zkm-0v4b', 'IIII-LLLL-OOOO-UUUU', '3HWD-8PQ1-7ZKM-0V4B-1111'])(
    'refuses %j by its format, which does not count as an unknown code',
    async (verifyCode) => {
      const session = await provider();
      for (let times = 0; times < 6; times += 1)
        expect((await check(session, verifyCode))['resultCode']).toBe('E9000001');
    },
  );
});

test(
  'issues the statements of a month at its end, and not later than they are read',
  { tags: ['far-statement'] },
  async () => {
    const session = await provider();
    await setClock({ at: '2026-12-01T00:05:00+08:00' }, session);
    const { accounts } = await provisional.queryFundAccounts({}, session);
    const accountNo = accounts[0]?.accountNo ?? '';
    const month = '2026-11';
    const statements = [
      await provisional.queryMonthlyStatement({ month }, session),
      await provisional.queryFundStatement({ accountNo, month }, session),
    ];
    expect(statements.map(({ issuedAt }) => issuedAt)).toEqual([
      '2026-12-01 00:00:00',
      '2026-12-01 00:00:00',
    ]);
  },
);

describe('a statement of a period', { tags: ['far-statement'] }, () => {
  const cents = (yuan: number): number => Math.round(yuan * 100);

  test.each(['baseline', 'overdue-bill', 'order-states', 'refund-states', 'child-account'])(
    'adds up in %s, continues the previous statement, and ends with the total due',
    async (scenario) => {
      const session = await provider(scenario);
      const october = await provisional.queryAccountStatement(
        { from: '2026-10-01', to: '2026-10-31' },
        session,
      );
      const november = await provisional.queryAccountStatement(
        { from: '2026-11-01', to: '2026-11-12' },
        session,
      );
      for (const { opening, closing, movements, totals } of [october, november]) {
        let balance = cents(opening);
        for (const movement of movements) {
          balance += cents(movement.amount);
          expect(cents(movement.balance)).toBe(balance);
        }
        expect(cents(closing)).toBe(balance);
        const sum = totals.reduce((so, { amount }) => so + cents(amount), 0);
        expect(sum).toBe(cents(closing) - cents(opening));
      }
      expect(november.opening).toBe(october.closing);
      const { sums } = await provisional.queryBillPage({ ...all, tab: 'waitRepay' }, session);
      expect(november.closing).toBe(sums.owed);
    },
  );

  test.each([
    ['that ends before it begins', '2026-11-12', '2026-11-11'],
    ['that ends after today', '2026-11-01', '2026-11-13'],
    ['longer than a year', '2025-11-11', '2026-11-12'],
    ['before 2000', '1999-12-01', '1999-12-31'],
  ])('refuses a period %s: from %s to %s', async (_what, from, to) => {
    const session = await provider();
    const { body } = await session.call('provisional', 'queryAccountStatement', {
      productCode: '12003',
      from,
      to,
    });
    expect(body['resultCode']).toBe('P080004');
  });
});
