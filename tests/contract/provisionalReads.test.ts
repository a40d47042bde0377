/** Lists and details of the provisional service: what they hold, filter and add up. */
import { expect, test } from 'vitest';
import { dataOf, provider } from './provider.ts';

type Body = Record<string, unknown>;

const productCode = '12003';
const page = { pageNo: 1, pageSize: 10 };
const cents = (yuan: number) => Math.round(yuan * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

async function asker(scenario = 'baseline', product = productCode) {
  const { call } = await provider(scenario);
  return async <Answer>(operation: string, input: Body = {}): Promise<Answer> =>
    dataOf('provisional', await call('provisional', operation, { productCode: product, ...input })) as Answer;
}

interface BillRow {
  billNo: string;
  period: number;
  owed: number;
  billPeriodState: string;
  lastRepayDate: string;
}

test('the tabs of the bill list', async () => {
  const ask = await asker('overdue-bill');
  const tab = (name: string, rest: Body = {}) =>
    ask<{ total: number; list: BillRow[]; sums: { owed: number }; tabCounts: Record<string, number> }>(
      'queryBillPage',
      { tab: name, ...page, ...rest },
    );
  const wait = await tab('waitRepay');
  expect(wait.list.map(({ billNo, period, owed }) => [billNo, period, owed])).toEqual([
    ['ZD202610260030', 1, 24_398.7],
    ['ZD202611020032', 1, 32_618.4],
    ['ZD202610010025', 2, 20_780.69],
    ['ZD202611010031', 1, 187_243.83],
    ['ZD202611090033', 1, 28_905.6],
  ]);
  expect(cents(wait.sums.owed)).toBe(sum(wait.list.map(({ owed }) => owed)));
  expect(wait.tabCounts).toEqual({ waitRepay: 5, allBill: 34, overdue: 1, settled: 29, unbilled: 4 });
  for (const name of ['allBill', 'overdue', 'settled', 'unbilled'])
    expect((await tab(name)).total).toBe(wait.tabCounts[name]);
  expect((await tab('allBill', { pageNo: 4 })).list).toHaveLength(4);
  expect((await tab('allBill', { days: 30 })).total).toBe(6);
  expect((await tab('allBill', { billStatus: ['5002'] })).total).toBe(1);
  expect((await tab('allBill', { jdpin: 'hechuan_cg05' })).total).toBe(2);
  expect((await tab('allBill', { cycle: '5107', periodFrom: '2026-11-01' })).total).toBe(2);
  expect((await tab('allBill', { orderNo: 'DD202610250062' })).list).toMatchObject([
    { billNo: 'ZD202611010031' },
  ]);
});

test('what is not billed yet adds up to the home figure, and children see their own', async () => {
  const ask = await asker();
  const { upcoming } = await ask<{ upcoming: { amount: number }[] }>('queryBillPage', {
    tab: 'unbilled',
    ...page,
  });
  expect(upcoming).toMatchObject([
    { cycle: '5106', expectedBillDate: '2026-11-16', expectedRepayDate: '2026-11-29', amount: 28_406.3 },
    { cycle: '5107', expectedBillDate: '2026-12-01', expectedRepayDate: '2026-12-20', amount: 12_870.5 },
  ]);
  const child = await asker('child-account');
  const { list } = await child<{ list: { jdpin: string }[] }>('queryBillPage', { tab: 'allBill', ...page });
  expect(new Set(list.map(({ jdpin }) => jdpin))).toEqual(new Set(['hechuan_cg02']));
});

test.each([
  ['bill-postponed', '2', '2026-11-25'],
  ['bill-extended', '3', '2026-12-20'],
])('scenario %s: period state %s, due %s', async (scenario, state, due) => {
  const ask = await asker(scenario);
  const billNo = 'ZD202610010025';
  expect(await ask('queryBillDetail', { billNo })).toMatchObject({
    billPeriodState: state,
    lastRepayDate: due,
    periodChanges: [{ period: 2, state, from: '2026-11-20', to: due }],
    split: { periods: 6, repaidPeriods: 1 },
  });
  const { items } = await ask<{ items: Body[] }>('queryRepaymentPlan', { billNo });
  expect(items[1]).toMatchObject({ planEndDate: `${due} 23:59:59`, dueDate: '2026-11-20 23:59:59' });
});

test("a bill's orders are what it was made of", async () => {
  const ask = await asker();
  const billNo = 'ZD202611010031';
  const { list } = await ask<{ list: { amount: number; refundedAmount: number }[] }>('queryBillOrders', {
    billNo,
    ...page,
  });
  expect(sum(list.map(({ amount }) => amount)) - sum(list.map(({ refundedAmount }) => refundedAmount))).toBe(
    cents(186_127.07),
  );
});

test('orders in every state, with their loans, refunds and timelines', async () => {
  const ask = await asker();
  const orders = (rest: Body) => ask<{ total: number; list: Body[] }>('queryOrderPage', { ...page, ...rest });
  for (const receipt of ['2000', '2001', '2002', '2003', '2004'])
    expect((await orders({ receipt: [receipt] })).total).toBeGreaterThan(0);
  for (const afterSale of ['2400', '2401', '2402'])
    expect((await orders({ afterSale: [afterSale] })).total).toBeGreaterThan(0);
  for (const status of ['10', '20', '30', '40', '50'])
    expect(
      (await ask<{ total: number }>('queryPaymentRecordPage', { ...page, status: [status] })).total,
    ).toBeGreaterThan(0);
  for (const status of ['7301', '7302', '7303'])
    expect(
      (await ask<{ total: number }>('queryRefundPage', { ...page, status: [status] })).total,
    ).toBeGreaterThan(0);
  expect((await orders({ billed: false, paymentStatus: ['20'] })).total).toBe(6);
  expect((await orders({ supplierName: '宁波' })).list[0]).toMatchObject({
    supplierName: '宁波北仑五金有限公司',
  });
  const detail = await ask<{ timeline: { at: string }[] }>('queryOrderDetail', { orderNo: 'DD202610250062' });
  expect(detail).toMatchObject({
    receipt: '2004',
    refundedAmount: 1_328.2,
    billNo: 'ZD202611010031',
    refunds: [{ target: 'UNBILLED', status: '7301' }],
  });
  const times = detail.timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(await ask('queryRefundDetail', { refundNo: 'TK2026101500000198' })).toMatchObject({
    target: 'BILL',
    allocations: [{ principal: 120, period: 1 }],
  });
});

test('quota in full, by account; a cap names the shares', async () => {
  const ask = await asker();
  const quota = await ask<{ caps: { used: number }[]; usedQuota: number }>('queryQuotaDetail');
  expect(quota).toMatchObject({
    creditLimit: 1_200_000,
    usedQuota: 389_220.8,
    surplusQuota: 750_779.2,
    temporaryExpiresOn: '2026-12-31',
  });
  expect(sum(quota.caps.map(({ used }) => used))).toBe(cents(quota.usedQuota));
  const capped = await asker('cap-quota');
  expect(await capped('queryQuotaDetail')).toMatchObject({
    quotaType: '3002',
    caps: [{ jdpin: 'hechuan_caigou', cap: 900_000 }, ...Array(12).fill({ cap: 300_000 })],
  });
});

test.each([
  ['baseline', false, ['ORDER_HOLD']],
  ['frozen-quota', true, ['ACCOUNT', 'ORDER_HOLD']],
  ['risk-frozen', true, ['RISK', 'ORDER_HOLD']],
  ['defaulted-bill', true, ['OVERDUE', 'ORDER_HOLD']],
])('freezes of %s: frozen %s by %s', async (scenario, frozen, kinds) => {
  const ask = await asker(scenario);
  const detail = await ask<{
    frozen: boolean;
    sumFrzQuota: number;
    items: { kind: string; amount: number }[];
  }>('queryFreezeDetail');
  expect([detail.frozen, detail.items.map(({ kind }) => kind)]).toEqual([frozen, kinds]);
  const { sumFrzQuota } = await ask<{ sumFrzQuota: number }>('queryQuotaDetail');
  expect(detail.sumFrzQuota).toBe(sumFrzQuota);
});

test('a statement closes with what was open, plus what came, less what went', async () => {
  const ask = await asker();
  interface Figures {
    opening: number;
    billed: number;
    charges: number;
    afterIssue: number;
    penalty: number;
    repaid: number;
    refunded: number;
    discounted: number;
    closing: number;
  }
  let closing: number | undefined;
  for (const month of ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']) {
    const statement = await ask<Figures & { accounts: (Figures & { orders: { amount: number }[] })[] }>(
      'queryMonthlyStatement',
      { month },
    );
    for (const part of [statement, ...statement.accounts])
      expect(
        sum([
          part.opening,
          part.billed,
          part.afterIssue,
          part.penalty,
          -part.repaid,
          -part.refunded,
          -part.discounted,
        ]),
      ).toBe(cents(part.closing));
    if (closing !== undefined) expect(statement.opening).toBe(closing);
    ({ closing } = statement);
  }
  expect(closing).toBe(30_114.2 + 24_350);
});

test('POP users see their unbilled loans with the discount, and seven rules', async () => {
  const ask = await asker('pop-user', '12008');
  const { list, sumOwed } = await ask<{ list: Record<string, number>[]; sumOwed: number }>(
    'queryUnbilledPage',
    page,
  );
  expect(cents(sumOwed)).toBe(cents(41_276.8));
  for (const loan of list)
    expect(cents(loan['amount'] ?? 0)).toBe(
      cents(loan['principal'] ?? 0) + cents(loan['discountAmount'] ?? 0),
    );
  const { rules } = await ask<{ rules: { ruleType: string }[] }>('queryDiscountRules');
  expect(rules.map(({ ruleType }) => ruleType)).toEqual([
    'RT00',
    'RT01',
    'RT02',
    'RT03',
    'RT04',
    'RT05',
    'RT06',
  ]);
});

test('contracts in every state, those to sign first', async () => {
  const ask = await asker();
  const { list, waitingSign } = await ask<{ list: { status: string }[]; waitingSign: number }>(
    'queryServiceContracts',
  );
  expect([waitingSign, list.map(({ status }) => status)]).toEqual([
    1,
    ['WAITING_SIGN', 'EFFECTIVE', 'EXPIRED', 'TERMINATED'],
  ]);
});

test('fund movements of every type run up to the balance', async () => {
  const ask = await asker();
  const accountNo = '8801220611736027';
  const { list } = await ask<{ list: { type: string; balanceAfter: number }[] }>('queryFundMovements', {
    accountNo,
    ...page,
  });
  expect(list.map(({ type }) => type)).toEqual(['18201', '18107', '18104', '18103', '18101']);
  expect(list[0]?.balanceAfter).toBe(86_300.45);
  expect(await ask('queryFundMovements', { accountNo, ...page, direction: '00' })).toMatchObject({
    total: 2,
  });
});

test('what each increase method asks for', async () => {
  const ask = await asker();
  expect(await ask('queryIncreaseMaterials', { method: 'FILE' })).toMatchObject({
    currentLimit: 1_200_000,
    upperLimit: 2_000_000,
    materials: [{ required: true }, { required: true }, { required: false }],
    maxFileBytes: 10_485_760,
  });
});

test('cycles to choose from, by product', async () => {
  const ask = await asker();
  const { options } = await ask<{ options: { value: string; selectable: boolean }[] }>('queryClearTypes');
  expect(options.map(({ value }) => value).sort()).toEqual(['5106', '5108', '5110', '5206', '5207', '5208']);
  const newChannel = await asker('new-channel', '12007');
  expect(await newChannel('queryClearTypes')).toMatchObject({ current: { dayValue: 56 } });
});

test('where to transfer money to: for a repayment, for an account, in general', async () => {
  const ask = await asker('repayment-in-progress');
  const { list } = await ask<{ list: { repayNo: string }[] }>('queryRepayRecordPage', page);
  const repayNo = list[0]?.repayNo;
  expect(await ask('queryTransferDetails', { repayNo })).toMatchObject({ remark: repayNo, amount: 32_618.4 });
  expect(await ask('queryTransferDetails', { accountNo: '8801220611736027' })).toMatchObject({
    remark: '8801220611736027',
  });
  expect(await ask('queryTransferDetails')).not.toHaveProperty('amount');
});

test('the clear type of every account, the parent first; a child sees its own', async () => {
  const parent = await asker();
  const first = await parent<{ total: number; list: { jdpin: string; current: { value: string } }[] }>(
    'queryClearTypeAccountPage',
    page,
  );
  expect(first.total).toBe(13);
  expect(first.list.slice(0, 2).map(({ jdpin, current }) => [jdpin, current.value])).toEqual([
    ['hechuan_caigou', '5107'],
    ['hechuan_cg02', '5106'],
  ]);
  const child = await asker('child-account');
  expect(await child('queryClearTypeAccountPage', page)).toMatchObject({
    total: 1,
    list: [{ jdpin: 'hechuan_cg02' }],
  });
  expect(await child('queryClearTypes')).toMatchObject({
    changeable: false,
    options: expect.arrayContaining([
      expect.objectContaining({ selectable: false, reason: '仅母账号可变更账期' }),
    ]),
  });
});

test('movements of the credit line end at what is used', async () => {
  const ask = await asker();
  const { usedQuota } = await ask<{ usedQuota: number }>('queryQuotaDetail');
  const { list } = await ask<{ list: { usedAfter?: number }[] }>('queryQuotaMovementPage', page);
  expect(list[0]?.usedAfter).toBe(usedQuota);
  expect(await ask('queryQuotaMovementPage', { ...page, kind: ['INCREASE'] })).toMatchObject({
    sumTaken: 0,
    sumReleased: 0,
  });
});

test('the repay setting of 12012: read by everybody, saved by the parent', async () => {
  const ask = await asker('auto-repay', '12012');
  expect(await ask('queryRepaySetting')).toMatchObject({
    autoRepay: true,
    accounts: [
      { source: 'OVERFLOW', used: true, usable: true, balance: 86_300.45 },
      { source: 'EASY_PAY', used: false },
    ],
    next: { deductDate: '2026-11-15', dueDate: '2026-11-15', amount: 32_618.4 },
    editable: true,
  });
  const wish = {
    idempotencyKey: 'a1b2c3d4e5f60718293b',
    autoRepay: true,
    sources: ['EASY_PAY', 'OVERFLOW'],
    deductDaysBefore: 1,
    remindDaysBefore: 5,
    remindPhone: '13911112222',
  };
  const saved = await ask('saveRepaySetting', wish);
  expect(saved).toMatchObject({
    accounts: [{ source: 'EASY_PAY' }, { source: 'OVERFLOW' }],
    next: { deductDate: '2026-11-14' },
    updatedBy: 'hechuan_caigou',
  });
  expect(await ask('saveRepaySetting', wish)).toEqual(saved);
  expect(await ask('queryRepaySetting')).toEqual(saved);
  const child = await provider('auto-repay-child');
  const answer = await child.call('provisional', 'saveRepaySetting', { productCode: '12012', ...wish });
  expect(answer.body['resultCode']).toBe('E9000002');
  const company = await provider();
  const other = await company.call('provisional', 'queryRepaySetting', { productCode: '12003' });
  expect(other.body['resultCode']).toBe('E9000003');
});
