/** Tests that the figures of a response agree with each other and with the table of spec 1 §9, over HTTP. */
import { expect, test } from 'vitest';
import { OrderReceipt } from '#generated/shared/enums.ts';
import { provider, type Provider } from '../tools/provider.ts';

interface BillRow {
  readonly billNo: string;
  readonly periods: number;
  readonly cycle: string;
  readonly principal: number;
  readonly fee: number;
}

async function answered<T>(session: Provider, operation: string, input: Record<string, unknown>): Promise<T> {
  const { body } = await session.call('provisional', operation, input);
  expect(body).toMatchObject({ resultCode: '0000000' });
  return body['resultData'] as T;
}

const MONTHLY = '5107';

test.each([
  ['new-channel', '12007', 0.008, '0.8%', 56, 11.68],
  ['baseline', '12003', 0.006, '0.6%', 51, 10.95],
  ['personal', '12019', 0.006, '0.6%', 56, 10.95],
])(
  'uses the product’s fee, yearly rate and days for bill and cycle: %s',
  { tags: ['mend-rate-product'] },
  async (...row) => {
    const [scenario, productCode, rate, charge, days, yearly] = row;
    const session = await provider(scenario);
    const page = { tab: 'allBill', pageNo: 1, pageSize: 30 };
    const { list } = await answered<{ list: BillRow[] }>(session, 'queryBillPage', { productCode, ...page });
    const monthly = list.filter(({ cycle, periods }) => cycle === MONTHLY && periods === 1);
    expect(monthly.length).toBeGreaterThan(0);
    for (const { principal, fee } of monthly) expect(fee).toBeCloseTo(principal * rate, 2);

    const billNo = monthly[0]?.billNo;
    const detail = await answered<object>(session, 'queryBillDetail', { productCode, billNo });
    expect(detail).toMatchObject({ executedRate: yearly });
    const { current } = await answered<{ current: object }>(session, 'queryClearTypes', { productCode });
    expect(current).toMatchObject({ value: MONTHLY, dayValue: days });
    expect((current as { serviceCharge: string }).serviceCharge).toMatch(new RegExp(`^${charge}`));
  },
);

test(
  'a new cycle replaces the chosen repayment day, in the bill and on the page of cycles',
  { tags: ['mend-rate-product'] },
  async () => {
    const session = await provider('cycle-monthly-plus');
    const detail = await answered<object>(session, 'queryBillDetail', {
      productCode: '12003',
      billNo: 'ZD202611010031',
    });
    expect(detail).toMatchObject({ cycle: '5110', lastRepayDate: '2026-11-10' });
    const { current } = await answered<{ current: object }>(session, 'queryClearTypes', {
      productCode: '12003',
    });
    expect(current).toMatchObject({ value: '5110', lastPayDate: '当月10日' });
  },
);

test('home and statement have the same billed and repaid amounts; orders and fees add up to billed', async () => {
  const session = await provider('baseline');
  const productCode = '12003';
  const { months } = await answered<{ months: { month: string; billed: number; repaid: number }[] }>(
    session,
    'queryMonthlyTotals',
    { productCode },
  );
  // The current month has no statement yet.
  for (const { month, billed, repaid } of months.slice(0, -1)) {
    const statement = await answered<{
      billed: number;
      charges: number;
      repaid: number;
      accounts: { orders: { amount: number }[] }[];
    }>(session, 'queryMonthlyStatement', { productCode, month });
    expect([month, statement.billed, statement.repaid]).toEqual([month, billed, repaid]);
    const orders = statement.accounts.flatMap((account) => account.orders);
    const amounts = orders.reduce((sum, { amount }) => sum + amount, statement.charges);
    expect(amounts).toBeCloseTo(billed, 2);
  }
});

test('shows a partly paid overdue bill as overdue without owed penalty, in list and plan', async () => {
  const session = await provider('overdue-bill');
  const productCode = '12003';
  const bills = [{ billNo: 'ZD202610260030' }];
  const { owed } = await answered<{ owed: number }>(session, 'prepareRepay', { productCode, bills });
  await answered(session, 'submitRepay', {
    productCode,
    bills,
    owed,
    amount: 5000,
    source: 'OVERFLOW',
    idempotencyKey: 'a1b2c3d4e5f60718293b',
  });
  const clock = JSON.stringify({ advance: 'PT10S' });
  await session.fetch('/_sim/api/clock', { method: 'PUT', body: clock });
  const page = { tab: 'overdue', pageNo: 1, pageSize: 10 };
  const { list } = await answered<{ list: object[] }>(session, 'queryBillPage', { productCode, ...page });
  expect(list).toEqual([expect.objectContaining({ billStatus: '5002', penaltyOwed: 0, overdueDays: 4 })]);
  const plan = await answered<{ items: object[] }>(session, 'queryRepaymentPlan', {
    productCode,
    billNo: 'ZD202610260030',
  });
  expect(plan.items).toEqual([expect.objectContaining({ nrDelin: 0, overdueDays: 4 })]);
});

test.each([
  ['orders', 'queryOrderPage', 'order-states', '12003', ['30', '40'], 'paymentStatus'],
  ['refunds', 'queryRefundPage', 'refund-states', '12012', ['7302', '7303'], 'status'],
])('leaves failed, cancelled and unfinished records out of the total of %s', async (...row) => {
  const [, operation, scenario, productCode, excluded, member] = row;
  const session = await provider(scenario);
  const page = { pageNo: 1, pageSize: 500 };
  const { list, sumAmount } = await answered<{ list: Record<string, unknown>[]; sumAmount: number }>(
    session,
    operation,
    { productCode, ...page },
  );
  const left = list.filter(
    (entry) => excluded.includes(String(entry[member])) || entry['receipt'] === OrderReceipt.ParentCancelled,
  );
  expect(left.length).toBeGreaterThan(0);
  const counted = list.filter((entry) => !left.includes(entry));
  expect(sumAmount).toBeCloseTo(
    counted.reduce((sum, entry) => sum + Number(entry['amount']), 0),
    2,
  );
});
