/** Tests spending, use of the quota and costs by comparing them with the lists. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { setClock, startSession } from '#generated/control/client.ts';
import type { Outputs } from '#generated/provisional/io.ts';
import { OrderReceipt, PaymentStatus } from '#generated/shared/enums.ts';
import { provider, type Provider } from '../tools/provider.ts';

type Spending = Outputs['querySpending'];
type OrderFilter = Partial<Parameters<typeof provisional.queryOrderPage>[0]>;

const all = { pageNo: 1, pageSize: 500 } as const;
const since = '2025-01-01';

const cents = (yuan: number): number => Math.round(yuan * 100);

const names = ['orders', 'amount', 'refunded', 'net'] as const;
type Sums = Readonly<Record<(typeof names)[number], number>>;

/** Returns the sums with amounts in cents. */
const sumsOf = ({ orders, amount, refunded, net }: Sums) => ({
  orders,
  amount: cents(amount),
  refunded: cents(refunded),
  net: cents(net),
});

/** Adds the sums of groups, in cents. */
const added = (groups: readonly Sums[]) =>
  groups.map(sumsOf).reduce(
    (a, b) => ({
      orders: a.orders + b.orders,
      amount: a.amount + b.amount,
      refunded: a.refunded + b.refunded,
      net: a.net + b.net,
    }),
    { orders: 0, amount: 0, refunded: 0, net: 0 },
  );

/** Returns the sums of the order list in cents, and the number of its orders without failed and cancelled ones. */
async function listed(session: Provider, filter: OrderFilter) {
  const { sumAmount, sumRefunded, ...first } = await provisional.queryOrderPage(
    { ...all, ...filter },
    session,
  );
  const rows = [...first.list];
  for (let pageNo = 2; rows.length < first.total; pageNo += 1)
    rows.push(...(await provisional.queryOrderPage({ ...all, ...filter, pageNo }, session)).list);
  const counted = rows.filter(
    ({ paymentStatus, receipt }) =>
      paymentStatus !== PaymentStatus.Cancelled &&
      paymentStatus !== PaymentStatus.Failed &&
      receipt !== OrderReceipt.ParentCancelled,
  );
  return {
    orders: counted.length,
    amount: cents(sumAmount),
    refunded: cents(sumRefunded),
    net: cents(sumAmount) - cents(sumRefunded),
  };
}

/** Expects that each group equals the order list with its filters, and that the groups of a kind add up to the total. */
async function expectOrders(session: Provider, spending: Spending, period: OrderFilter): Promise<void> {
  const { total, accounts, categories, months } = spending;
  const wanted = await listed(session, period);
  expect(sumsOf(total)).toEqual(wanted);
  expect([added(accounts), added(categories), added(months)]).toEqual([wanted, wanted, wanted]);
  for (const { jdpin, ...sums } of accounts)
    expect(sumsOf(sums), jdpin).toEqual(await listed(session, { ...period, jdpin }));
  for (const { category, ...sums } of categories)
    expect(sumsOf(sums), category).toEqual(await listed(session, { ...period, category: [category] }));
  for (const { month, dateFrom, dateTo, ...sums } of months)
    expect(sumsOf(sums), month).toEqual(await listed(session, { dateFrom, dateTo }));
}

const parts = ['interest', 'fee', 'penalty'] as const;

/** Expects the costs of the bill list, the coupon savings of the repayments, and months that add up. */
async function expectCosts(session: Provider, { costs }: Spending): Promise<void> {
  for (const { month, dateFrom, dateTo, ...costsOfMonth } of costs.months) {
    const bills = await provisional.queryBillPage(
      { ...all, tab: 'allBill', periodFrom: dateFrom, periodTo: dateTo },
      session,
    );
    for (const part of parts) expect(costsOfMonth[part], `${month} ${part}`).toBe(bills.sums[part]);
    const repaid = await provisional.queryRepayRecordPage(
      { ...all, dateFrom, dateTo, status: ['01'] },
      session,
    );
    const discounts = repaid.list.map(({ couponDiscount }) => cents(couponDiscount));
    expect(cents(costsOfMonth.couponSaved), month).toBe(discounts.reduce((a, b) => a + b, 0));
  }
  for (const entry of [costs.total, ...costs.months]) {
    expect(cents(entry.cost)).toBe(parts.reduce((sum, part) => sum + cents(entry[part]), 0));
    expect(cents(entry.saved)).toBe(cents(entry.couponSaved) + cents(entry.earlySaved));
  }
  for (const name of [...parts, 'cost', 'couponSaved', 'earlySaved', 'saved'] as const)
    expect(cents(costs.total[name]), name).toBe(
      costs.months.reduce((sum, month) => sum + cents(month[name]), 0),
    );
}

/** Expects quota points that equal the movements, and end with today's use and limit. */
async function expectQuota(session: Provider, { quota, months }: Spending): Promise<void> {
  if (months.length === 0) return;
  const { creditLimit, usedQuota, caps } = await provisional.queryQuotaDetail({}, session);
  const isChild = quota.limits.length === 0;
  expect(quota.points.at(-1)?.used).toBe(isChild ? caps[0]?.used : usedQuota);
  if (!isChild) expect(quota.limits.at(-1)?.limit).toBe(creditLimit);
  const { list } = await provisional.queryQuotaMovementPage(all, session);
  const endOfDay = new Map<string, number>();
  for (const { at, usedAfter } of list.toReversed())
    if (usedAfter !== undefined) endOfDay.set(at.slice(0, 10), usedAfter);
  for (const { day, used } of quota.points.slice(1)) expect(used, day).toBe(endOfDay.get(day));
  const raised = list.filter(({ kind }) => kind === 'INCREASE');
  for (const { change, referenceNo } of quota.limits.slice(1).filter((point) => point.referenceNo))
    expect(raised.find((entry) => entry.referenceNo === referenceNo)?.amount).toBe(change);
  for (const { month, used, peak, dateTo } of quota.months) {
    const until = quota.points.filter(({ day }) => day <= dateTo);
    expect(used, month).toBe(until.at(-1)?.used);
    expect(peak).toBeGreaterThanOrEqual(used);
  }
}

async function expectLists(session: Provider): Promise<Spending> {
  const spending = await provisional.querySpending({ dateFrom: since }, session);
  await expectOrders(session, spending, {});
  await expectCosts(session, spending);
  await expectQuota(session, spending);
  return spending;
}

describe('adds up to the lists', { tags: ['far-spending', 'far-spending-costs'] }, () => {
  test.each([
    ['baseline', '12003'],
    ['child-account', '12003'],
    ['order-states', '12003'],
    ['refund-states', '12012'],
    ['overdue-bill', '12003'],
    ['instalment-done', '12003'],
    ['cycle-flexible-daily', '12003'],
    ['pop-user', '12008'],
    ['factoring', '12023'],
  ])('in scenario %s', async (scenario, product) => {
    const { months } = await expectLists(await provider(scenario, product));
    expect(months.length).toBeGreaterThan(5);
  });

  test.each([1, 2, 3])('in a company with random data, seed %i', async (seed) => {
    const session = await provider('factoring', '12023');
    await startSession({ scenarios: ['factoring'], seed, size: 'M' }, session);
    const { categories } = await expectLists(session);
    expect(categories.length).toBeGreaterThan(2);
  });

  test('between two days within months', async () => {
    const session = await provider('order-states');
    const period = { dateFrom: '2026-08-20', dateTo: '2026-10-09' };
    const spending = await provisional.querySpending(period, session);
    expect(spending.months.map(({ dateFrom, dateTo }) => [dateFrom, dateTo])).toEqual([
      ['2026-08-20', '2026-08-31'],
      ['2026-09-01', '2026-09-30'],
      ['2026-10-01', '2026-10-09'],
    ]);
    await expectOrders(session, spending, period);
    await expectCosts(session, spending);
  });

  test('with early repayments and repayments by coupon', async () => {
    const session = await provider();
    const key = (n: number) => `spending-test-key-00000${String(n)}`;
    const bills = [{ billNo: 'ZD202611020032' }, { billNo: 'ZD202611090033' }];
    const { coupons } = await provisional.prepareRepay({ bills }, session);
    const couponId = coupons[0]?.couponId;
    await provisional.submitRepay(
      { bills, amount: 61_524, owed: 61_524, couponId, idempotencyKey: key(1), source: 'OVERFLOW' },
      session,
    );
    await provisional.submitRepay(
      {
        bills: [{ billNo: 'ZD202610010025' }],
        early: true,
        amount: 101_015.04,
        owed: 101_015.04,
        idempotencyKey: key(2),
        source: 'BANK_TRANSFER',
      },
      session,
    );
    await setClock({ advance: 'PT30M' }, session);
    const { costs } = await expectLists(session);
    expect(costs.months.at(-1)).toMatchObject({ couponSaved: 100, earlySaved: 2_888.44, saved: 2_988.44 });
  });

  test('saves the daily interest until the due date of a flexible bill', async () => {
    const session = await provider('cycle-flexible-weekly');
    const { list } = await provisional.queryBillPage({ ...all, tab: 'waitRepay' }, session);
    const bill = list.find(({ cycle, interestFreeDaysLeft }) => cycle === '5206' && interestFreeDaysLeft > 0);
    if (bill === undefined) throw new Error('nothing to repay');
    await provisional.submitRepay(
      {
        bills: [{ billNo: bill.billNo }],
        amount: bill.owed,
        owed: bill.owed,
        idempotencyKey: 'spending-test-key-000003',
        source: 'BANK_TRANSFER',
      },
      session,
    );
    const { costs: before } = await provisional.querySpending({ dateFrom: since }, session);
    await setClock({ advance: 'PT30M' }, session);
    const { costs } = await expectLists(session);
    expect(before.total.earlySaved).toBe(0);
    expect(costs.total.earlySaved).toBeGreaterThan(0);
    // The interest of some days, far below that of a year.
    expect(costs.total.earlySaved).toBeLessThan(bill.principal * 0.02);
  });
});

describe('the limit', { tags: ['far-spending'] }, () => {
  test('marks an increase, and the end of the temporary part', async () => {
    const session = await provider();
    await setClock({ at: '2027-01-05T10:00:00+08:00' }, session);
    const { quota } = await provisional.querySpending({ dateFrom: '2026-05-01' }, session);
    expect(quota.limits).toEqual([
      { day: '2026-05-01', limit: expect.any(Number) },
      { day: '2026-06-01', limit: expect.any(Number), change: 200_000, referenceNo: 'TE2026060100000002' },
      { day: '2027-01-01', limit: expect.any(Number), change: -200_000 },
    ]);
    await expectLists(session);
  });

  test('is not visible to a child, which sees only its own account', async () => {
    const { quota, accounts } = await provisional.querySpending(
      { dateFrom: since },
      await provider('child-account'),
    );
    expect(quota.limits).toEqual([]);
    expect(quota.months.every(({ limit }) => limit === undefined)).toBe(true);
    expect(accounts.map(({ jdpin }) => jdpin)).toEqual(['hechuan_cg02']);
  });
});

test('has no months without orders or in a period that ends before it begins', async () => {
  const empty = { months: [], accounts: [], quota: { points: [] }, costs: { months: [] } };
  expect(await provisional.querySpending({ dateFrom: since }, await provider('newcomer'))).toMatchObject(
    empty,
  );
  const reversed = { dateFrom: '2026-11-01', dateTo: '2026-09-30' };
  expect(await provisional.querySpending(reversed, await provider())).toMatchObject(empty);
});
