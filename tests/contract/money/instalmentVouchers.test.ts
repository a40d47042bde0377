/** Tests that rows of split bills name the whole principal, and that the portal's vouchers book it once. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { setClock, startSession } from '#generated/control/client.ts';
import type { BillRow } from '#portal/domain/bills/billRef.ts';
import { billVoucher, type Subject } from '#portal/domain/books/voucher.ts';
import { provider, type Provider } from '../tools/provider.ts';

const cents = (yuan: number): number => Math.round(yuan * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const billNo = 'ZD202610010025';

/** Returns all periods of all bills, billed or not. */
async function periodsIn(session: Provider): Promise<BillRow[]> {
  const rows: BillRow[] = [];
  for (const tab of ['allBill', 'unbilled'] as const) {
    const { list, total } = await provisional.queryBillPage({ tab, pageNo: 1, pageSize: 500 }, session);
    expect(list).toHaveLength(total);
    rows.push(...list);
  }
  return rows.sort((one, other) => one.period - other.period);
}

const inScenario = (scenario: string) => () => provider(scenario);

async function afterDays(days: number): Promise<Provider> {
  const session = await provider();
  await setClock({ advance: { days } }, session);
  return session;
}

async function paidOff(): Promise<Provider> {
  const session = await provider();
  const bills = [{ billNo }];
  const { earlyRepay, owed } = await provisional.prepareRepay({ bills }, session);
  const amount = earlyRepay?.payoffAmount ?? 0;
  expect(amount).toBeGreaterThan(owed);
  const order = { bills, early: true, amount, owed: amount, source: 'BANK_TRANSFER' } as const;
  await provisional.submitRepay({ ...order, idempotencyKey: '0123456789abcdef0001' }, session);
  await setClock({ advance: 'PT30M' }, session);
  return session;
}

/** A company with a random past: monthly bills split into any number of periods, paid, late or refunded. */
async function generated(seed: number): Promise<Provider> {
  const session = await provider('factoring', '12023');
  await startSession({ scenarios: ['factoring'], seed, size: 'M' }, session);
  return session;
}

describe('the whole principal of an instalment', { tags: ['far-books-instalments'] }, () => {
  test.each<[which: string, start: () => Promise<Provider>, leastSplitBills: number]>([
    ['with its first period paid and its second due', inScenario('baseline'), 1],
    ['with its last period due', () => afterDays(140), 1],
    ['with all its due dates past', () => afterDays(400), 1],
    ['that was paid off early', paidOff, 1],
    ['that was just split into equal parts', inScenario('instalment-done'), 2],
    ['with interest first', inScenario('instalment-interest-first'), 2],
    ['with a lump sum', inScenario('instalment-lump-sum'), 2],
    ['with a moved due date', inScenario('bill-extended'), 1],
    ['of a random company', () => generated(14), 6],
    ['of another random company', () => generated(9), 4],
  ])('%s is in each of its rows, and the vouchers book it once', async (_, start, leastSplitBills) => {
    const session = await start();
    const rows = await periodsIn(session);
    const byBill = Map.groupBy(rows, (row) => row.billNo);
    let splitBills = 0;
    for (const [no, periods] of byBill) {
      const detail = await provisional.queryBillDetail({ billNo: no }, session);
      const whole = detail.split === undefined ? undefined : detail.principal;
      expect(
        periods.map(({ instalmentPrincipal }) => instalmentPrincipal),
        no,
      ).toEqual(periods.map(() => whole));
      if (whole === undefined) continue;
      splitBills += 1;
      expect(sum(periods.map(({ principal }) => cents(principal))), no).toBe(cents(whole));
      const entries = periods.flatMap((row) => billVoucher(row)?.entries ?? []);
      const balance = (subject: Subject): number =>
        sum(entries.filter((entry) => entry.subject === subject).map(({ debit, credit }) => debit - credit));
      expect([balance('purchase'), balance('instalments')], no).toEqual([cents(whole), 0]);
      expect(sum(entries.map(({ debit, credit }) => debit - credit)), no).toBe(0);
    }
    expect(splitBills).toBeGreaterThanOrEqual(leastSplitBills);
  });

  test('is what the orders of the bill cost', async () => {
    const session = await provider();
    const { list } = await provisional.queryBillPage(
      { tab: 'allBill', billNo, pageNo: 1, pageSize: 10 },
      session,
    );
    const orders = await provisional.queryBillOrders({ billNo, pageNo: 1, pageSize: 10 }, session);
    expect(orders.sumAmount).toBe(120_351.51);
    expect(list.map(({ period, instalmentPrincipal }) => [period, instalmentPrincipal])).toEqual([
      [2, orders.sumAmount],
      [1, orders.sumAmount],
    ]);
  });

  test('is also in a bill that the search finds', async () => {
    const found = await provisional.searchRecords({ words: [billNo], most: 5 }, await provider());
    expect(JSON.stringify(found)).toContain('"instalmentPrincipal":120351.51');
  });
});
