/** Tests that every list with a number search accepts a part of a number, and several numbers. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider, type Provider } from '../tools/provider.ts';

const all = { pageNo: 1, pageSize: 500 } as const;

type Ask = (search: string | undefined, session: Provider) => Promise<readonly string[]>;

/** Functions that search and return the found numbers, by operation and field. */
const searches: Readonly<Record<string, Ask>> = {
  'queryBillPage.billNo': async (billNo, session) =>
    (await provisional.queryBillPage({ ...all, tab: 'allBill', billNo }, session)).list.map(
      (row) => row.billNo,
    ),
  'queryOrderPage.orderNo': async (orderNo, session) =>
    (await provisional.queryOrderPage({ ...all, orderNo }, session)).list.map((row) => row.orderNo),
  'queryPaymentRecordPage.paymentNo': async (paymentNo, session) =>
    (await provisional.queryPaymentRecordPage({ ...all, paymentNo }, session)).list.map(
      (row) => row.paymentNo,
    ),
  'queryPaymentRecordPage.orderNo': async (orderNo, session) =>
    (await provisional.queryPaymentRecordPage({ ...all, orderNo }, session)).list.map((row) => row.orderNo),
  'queryRepayRecordPage.repayNo': async (repayNo, session) =>
    (await provisional.queryRepayRecordPage({ ...all, repayNo }, session)).list.map((row) => row.repayNo),
  'queryRepayRecordPage.billNo': async (billNo, session) =>
    (await provisional.queryRepayRecordPage({ ...all, billNo }, session)).list.map(({ billNos }) =>
      billNos.join(' '),
    ),
  'queryRefundPage.refundNo': async (refundNo, session) =>
    (await provisional.queryRefundPage({ ...all, refundNo }, session)).list.map((row) => row.refundNo),
  'queryRefundPage.orderNo': async (orderNo, session) =>
    (await provisional.queryRefundPage({ ...all, orderNo }, session)).list.map((row) => row.orderNo),
  'queryUnbilledPage.orderNo': async (orderNo, session) =>
    (await provisional.queryUnbilledPage({ ...all, orderNo }, session)).list.map((row) => row.orderNo),
  'queryAccountPage.keyword': async (keyword, session) =>
    (await provisional.queryAccountPage({ ...all, keyword }, session)).list.map((row) => row.jdpin),
  'queryOperationLog.keyword': async (keyword, session) =>
    (await provisional.queryOperationLog({ ...all, keyword }, session)).list.map(({ actor, subject = '' }) =>
      [subject, actor.jdpin].join(' '),
    ),
};

async function sessionFor(list: string): Promise<Provider> {
  if (list.startsWith('queryUnbilledPage')) return provider('pop-user', '12008');
  const session = await provider();
  // The log begins empty: each of these writes adds an entry.
  if (list.startsWith('queryOperationLog'))
    for (const jdpin of ['hechuan_cg02', 'hechuan_cg03'])
      await session.call('provisional', 'setAccountLimit', { productCode: '12003', jdpin, limit: 45_000 });
  return session;
}

test.each(Object.entries(searches))(
  'finds %s by a part of a number and by several numbers',
  { tags: ['out-number-search'] },
  async (list, ask) => {
    const session = await sessionFor(list);
    const rows = await ask(undefined, session);
    // A row may have several numbers, separated by spaces: its first is enough.
    const [one = '', other = ''] = [rows[0], rows.findLast((row) => row !== rows[0])].map(
      (row) => row?.split(' ')[0],
    );
    expect(one).not.toBe(other);
    const holding = (...parts: readonly string[]) =>
      rows.filter((row) => parts.some((part) => row.toLowerCase().includes(part.toLowerCase())));
    for (const part of [one, one.slice(-6), one.slice(1, -1), one.toLowerCase()]) {
      const found = await ask(part, session);
      expect(found, part).toEqual(holding(part));
      expect(found.length, part).toBeGreaterThan(0);
    }
    expect(await ask(`${one},${other}`, session)).toEqual(holding(one, other));
    expect(await ask(`${one},QQ99QQ`, session)).toEqual(holding(one));
    expect(await ask('QQ99QQ', session)).toEqual([]);
  },
);

test(
  'finds the bills of an order by a part of its number and by several numbers',
  { tags: ['out-number-search'] },
  async () => {
    const session = await provider();
    const { list } = await provisional.queryOrderPage({ ...all, billed: true }, session);
    const orderNo = list[0]?.orderNo ?? '';
    const billsOf = async (search: string) =>
      (await provisional.queryBillPage({ ...all, tab: 'allBill', orderNo: search }, session)).list.map(
        (row) => row.billNo,
      );
    const bills = await billsOf(orderNo);
    expect(bills.length).toBeGreaterThan(0);
    expect(await billsOf(orderNo.slice(1))).toEqual(bills);
    expect(await billsOf(`${orderNo},QQ99QQ`)).toEqual(bills);
  },
);

test.each([
  ['with a space', 'a b'],
  ['of a comma alone', ','],
  ['that ends with a comma', 'a,'],
  ['for a number of 65 characters', '9'.repeat(65)],
  ['for 51 numbers', Array.from({ length: 51 }, (_, at) => String(at)).join(',')],
])('refuses a search %s by the contract', { tags: ['out-number-search'] }, async (_what, orderNo) => {
  const { outcome } = await (
    await provider()
  ).call('provisional', 'queryOrderPage', {
    productCode: '12003',
    ...all,
    orderNo,
  });
  expect(outcome).toMatchObject({ ok: false, code: 'E9000001' });
});
