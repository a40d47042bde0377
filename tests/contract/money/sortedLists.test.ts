/** Tests lists in the requested order over all pages. Only the contract's sort fields are accepted. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { provider } from '../tools/provider.ts';

const page = { pageNo: 1, pageSize: 500 } as const;

/** Returns the known values in rising order. Expects several of them, and the missing ones at the end. */
const ordered = (values: readonly (string | number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  expect(values.slice(known.length).every((value) => value === undefined)).toBe(true);
  expect(known.length).toBeGreaterThan(1);
  return known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
};

type Bill = Outputs['queryBillPage']['list'][number];

const billFields: readonly (readonly [
  'charged' | 'lastRepayDate' | 'owed',
  (row: Bill) => string | number,
])[] = [
  ['lastRepayDate', (row) => row.lastRepayDate],
  ['owed', (row) => row.owed],
  ['charged', (row) => Math.round((row.principal + row.interest + row.fee + row.penalty) * 100)],
];

test('sorts bills by day and by amount, in both directions', async () => {
  const session = await provider('overdue-bill');
  const list = async (sort: Inputs['queryBillPage']['sort']) =>
    (await provisional.queryBillPage({ tab: 'allBill', ...page, sort }, session)).list;
  for (const [field, value] of billFields) {
    const up = (await list(field)).map(value);
    expect(up).toEqual(ordered(up));
    const down = (await list(`-${field}`)).map(value);
    expect(down).toEqual(ordered(down).toReversed());
  }
});

test('sorts orders, repayments, refunds and payments by amount, and all but orders by their end', async () => {
  const session = await provider('order-states');
  const amounts = (list: readonly { amount: number }[]) => list.map(({ amount }) => amount);
  const ends = (list: readonly { finishedAt?: string }[]) => list.map(({ finishedAt }) => finishedAt);
  const byAmount = { ...page, sort: 'amount' } as const;
  for (const { list } of [
    await provisional.queryOrderPage(byAmount, session),
    await provisional.queryRepayRecordPage(byAmount, session),
    await provisional.queryRefundPage(byAmount, session),
    await provisional.queryPaymentRecordPage(byAmount, session),
  ])
    expect(amounts(list)).toEqual(ordered(amounts(list)));
  const byEnd = { ...page, sort: 'finishedAt' } as const;
  for (const { list } of [
    await provisional.queryRepayRecordPage(byEnd, session),
    await provisional.queryRefundPage(byEnd, session),
    await provisional.queryPaymentRecordPage(byEnd, session),
  ]) {
    const known = ends(list).filter((end) => end !== undefined);
    expect(known).toEqual(ordered(ends(list)));
  }
});

test('continues pages, with the same sums in any order', async () => {
  const session = await provider('many-bills');
  const asked = { tab: 'allBill', sort: '-owed' } as const;
  const all = await provisional.queryBillPage({ ...asked, ...page }, session);
  const second = await provisional.queryBillPage({ ...asked, pageNo: 2, pageSize: 10 }, session);
  expect(second.list).toEqual(all.list.slice(10, 20));
  const usual = await provisional.queryBillPage({ tab: 'allBill', ...page }, session);
  expect(usual.sums).toEqual(all.sums);
  expect(usual.list).not.toEqual(all.list);
});

test('refuses a field that the contract does not sort by', async () => {
  const session = await provider();
  const asked = { productCode: '12003', pageNo: 1, pageSize: 10, sort: 'investorNo' };
  const { body } = await session.call('provisional', 'queryOrderPage', asked);
  expect(body).toMatchObject({ resultCode: 'E9000001' });
  expect(body['resultMsg']).toContain('/sort');
});
