/** Tests lists and details of the provisional service: contents, filters and sums. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { provider } from '../tools/provider.ts';

const page = { pageNo: 1, pageSize: 10 } as const;
const cents = (yuan: number) => Math.round(yuan * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

test('lists bills by tab with counts and sums, and by page, day, state, account, cycle and order', async () => {
  const session = await provider('overdue-bill');
  type BillQuery = Inputs['queryBillPage'];
  const tab = (name: BillQuery['tab'], rest: Partial<BillQuery> = {}) =>
    provisional.queryBillPage({ tab: name, ...page, ...rest }, session);
  const wait = await tab('waitRepay');
  expect(wait.list.map(({ billNo, period, owed }) => [billNo, period, owed])).toEqual([
    ['ZD202610260030', 1, 24_398.7],
    ['ZD202611020032', 1, 32_618.4],
    ['ZD202611090033', 1, 28_905.6],
    ['ZD202610010025', 2, 20_780.69],
    ['ZD202611010031', 1, 187_243.83],
  ]);
  expect(cents(wait.sums.owed)).toBe(sum(wait.list.map(({ owed }) => owed)));
  expect(wait.tabCounts).toEqual({ waitRepay: 5, allBill: 34, overdue: 1, settled: 29, unbilled: 4 });
  for (const name of ['allBill', 'overdue', 'settled', 'unbilled'] as const)
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

test('groups unbilled loans by cycle, with amount and expected days', async () => {
  const session = await provider();
  const { upcoming } = await provisional.queryBillPage(
    {
      tab: 'unbilled',
      ...page,
    },
    session,
  );
  expect(upcoming).toMatchObject([
    { cycle: '5106', expectedBillDate: '2026-11-16', expectedRepayDate: '2026-11-29', amount: 28_406.3 },
    { cycle: '5107', expectedBillDate: '2026-12-01', expectedRepayDate: '2026-12-25', amount: 12_870.5 },
  ]);
});

test('lists to a child only its own bills', async () => {
  const child = await provider('child-account');
  const { list } = await provisional.queryBillPage({ tab: 'allBill', ...page }, child);
  expect(new Set(list.map(({ jdpin }) => jdpin))).toEqual(new Set(['hechuan_cg02']));
});

test.each([
  ['bill-postponed', '2', '2026-11-30'],
  ['bill-extended', '3', '2026-12-25'],
])('in scenario %s returns period state %s, due %s, in detail and plan', async (scenario, state, due) => {
  const session = await provider(scenario);
  const billNo = 'ZD202610010025';
  expect(await provisional.queryBillDetail({ billNo }, session)).toMatchObject({
    billPeriodState: state,
    lastRepayDate: due,
    periodChanges: [{ period: 2, state, from: '2026-11-25', to: due }],
    split: { periods: 6, repaidPeriods: 1 },
  });
  const { items } = await provisional.queryRepaymentPlan({ billNo }, session);
  expect(items[1]).toMatchObject({ planEndDate: `${due} 23:59:59`, dueDate: '2026-11-25 23:59:59' });
});

test('the orders of a bill add up, without their refunds, to its principal', async () => {
  const session = await provider();
  const billNo = 'ZD202611010031';
  const { list } = await provisional.queryBillOrders(
    {
      billNo,
      ...page,
    },
    session,
  );
  expect(sum(list.map(({ amount }) => amount)) - sum(list.map(({ refundedAmount }) => refundedAmount))).toBe(
    cents(186_127.07),
  );
});

test('lists orders, payments and refunds in every state', async () => {
  const session = await provider();
  const orders = (rest: Partial<Inputs['queryOrderPage']>) =>
    provisional.queryOrderPage({ ...page, ...rest }, session);
  for (const receipt of ['2000', '2001', '2002', '2003', '2004'] as const)
    expect((await orders({ receipt: [receipt] })).total).toBeGreaterThan(0);
  for (const afterSale of ['2400', '2401', '2402'] as const)
    expect((await orders({ afterSale: [afterSale] })).total).toBeGreaterThan(0);
  for (const status of ['10', '20', '30', '40', '50'] as const)
    expect(
      (await provisional.queryPaymentRecordPage({ ...page, status: [status] }, session)).total,
    ).toBeGreaterThan(0);
  for (const status of ['7301', '7302', '7303'] as const)
    expect((await provisional.queryRefundPage({ ...page, status: [status] }, session)).total).toBeGreaterThan(
      0,
    );
});

test('filters orders by state of payment, by supplier, and by whether they are billed', async () => {
  const session = await provider();
  const orders = (rest: Partial<Inputs['queryOrderPage']>) =>
    provisional.queryOrderPage({ ...page, ...rest }, session);
  expect((await orders({ billed: false, paymentStatus: ['20'] })).total).toBe(6);
  expect((await orders({ supplierName: '宁波' })).list[0]).toMatchObject({
    supplierName: '宁波北仑五金有限公司',
  });
});

test('returns an order with its bill, refunds and timeline, newest first, and a refund with its shares', async () => {
  const session = await provider();
  const detail = await provisional.queryOrderDetail({ orderNo: 'DD202610250062' }, session);
  expect(detail).toMatchObject({
    receipt: '2004',
    refundedAmount: 1_328.2,
    billNo: 'ZD202611010031',
    refunds: [{ target: 'UNBILLED', status: '7301' }],
  });
  const times = detail.timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(await provisional.queryRefundDetail({ refundNo: 'TK2026101500000198' }, session)).toMatchObject({
    target: 'BILL',
    allocations: [{ principal: 120, period: 1 }],
  });
});

test('returns the quota with each account’s share of the used amount, and with its cap if it has one', async () => {
  const session = await provider();
  const quota = await provisional.queryQuotaDetail({}, session);
  expect(quota).toMatchObject({
    creditLimit: 1_200_000,
    usedQuota: 389_220.8,
    surplusQuota: 750_779.2,
    temporaryExpiresOn: '2026-12-31',
  });
  expect(sum(quota.caps.map(({ used }) => used))).toBe(cents(quota.usedQuota));
  const capped = await provider('cap-quota');
  expect(await provisional.queryQuotaDetail({}, capped)).toMatchObject({
    quotaType: '3002',
    caps: [{ jdpin: 'hechuan_caigou', cap: 900_000 }, ...Array(12).fill({ cap: 300_000 })],
  });
});

test.each([
  ['baseline', false, ['ORDER_HOLD']],
  ['frozen-quota', true, ['ACCOUNT', 'ORDER_HOLD']],
  ['risk-frozen', true, ['RISK', 'ORDER_HOLD']],
  ['defaulted-bill', true, ['OVERDUE', 'ORDER_HOLD']],
])(
  'in scenario %s frozen is %s, by %s, with the frozen amount of the quota page',
  async (scenario, frozen, kinds) => {
    const session = await provider(scenario);
    const detail = await provisional.queryFreezeDetail({}, session);
    expect([detail.frozen, detail.items.map(({ kind }) => kind)]).toEqual([frozen, kinds]);
    const { sumFrzQuota } = await provisional.queryQuotaDetail({}, session);
    expect(detail.sumFrzQuota).toBe(sumFrzQuota);
  },
);

test('names to a child as reasons of a freeze its own overdue bill, but no order of another account', async () => {
  const holding = async (scenario: string) => {
    const session = await provider(scenario);
    return (await provisional.queryFreezeDetail({}, session)).items;
  };
  const [parents] = await holding('baseline');
  expect(parents?.orderNo).toMatch(/^DD\d{12}$/);
  const [childs] = await holding('baseline,child-account');
  expect(childs).toEqual({ ...parents, orderNo: undefined });
  const [own] = await holding('defaulted-bill,child-account');
  expect(own?.billNo).toMatch(/^ZD\d{12}$/);
});

test('each statement adds up from opening to closing, and opens with the previous closing', async () => {
  const session = await provider();
  let closing: number | undefined;
  for (const month of ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']) {
    const statement = await provisional.queryMonthlyStatement({ month }, session);
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
  // At the end of October two weekly bills, of October 19 and 26, are not repaid.
  expect(closing).toBe(30_114.2 + 24_350);
});

test('shows POP users unbilled loans with discounts, and seven rules', async () => {
  const session = await provider('pop-user', '12008');
  const { list, sumOwed } = await provisional.queryUnbilledPage(page, session);
  expect(cents(sumOwed)).toBe(cents(41_276.8));
  for (const loan of list)
    expect(cents(loan.amount)).toBe(cents(loan.principal) + cents(loan.discountAmount));
  const { rules } = await provisional.queryDiscountRules({}, session);
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

test('lists contracts in every state, pending ones first', async () => {
  const session = await provider();
  const { list, waitingSign } = await provisional.queryServiceContracts({}, session);
  expect([waitingSign, list.map(({ status }) => status)]).toEqual([
    1,
    ['WAITING_SIGN', 'EFFECTIVE', 'EXPIRED', 'TERMINATED'],
  ]);
});

test('refuses contracts to a factoring child', { tags: ['mend-child-menus'] }, async () => {
  const child = await provider('factoring,child-account');
  const { body } = await child.call('provisional', 'queryServiceContracts', { productCode: '12023' });
  expect(body).toMatchObject({ resultCode: 'E9000002' });
});

test('lists fund movements of all types up to the balance, and filters them by direction', async () => {
  const session = await provider();
  const accountNo = '8801220611736027';
  const { list } = await provisional.queryFundMovements(
    {
      accountNo,
      ...page,
    },
    session,
  );
  expect(list.map(({ type }) => type)).toEqual(['18201', '18107', '18104', '18103', '18101']);
  expect(list[0]?.balanceAfter).toBe(86_300.45);
  expect(
    await provisional.queryFundMovements({ accountNo, ...page, direction: '00' }, session),
  ).toMatchObject({
    total: 2,
  });
});

test('returns limits, materials and the maximum file size of an increase by files', async () => {
  const session = await provider();
  expect(await provisional.queryIncreaseMaterials({ method: 'FILE' }, session)).toMatchObject({
    currentLimit: 1_200_000,
    upperLimit: 2_000_000,
    materials: [{ required: true }, { required: true }, { required: false }],
    maxFileBytes: 10_485_760,
  });
});

test('offers the cycles of a product, and returns the days of the current one', async () => {
  const session = await provider();
  const { options } = await provisional.queryClearTypes({}, session);
  expect(options.map(({ value }) => value).sort()).toEqual(['5106', '5108', '5110', '5206', '5207', '5208']);
  const newChannel = await provider('new-channel', '12007');
  expect(await provisional.queryClearTypes({}, newChannel)).toMatchObject({ current: { dayValue: 56 } });
});

test('returns transfer details for a repayment, an account, or in general', async () => {
  const session = await provider('repayment-in-progress');
  const { list } = await provisional.queryRepayRecordPage(page, session);
  const repayNo = list[0]?.repayNo;
  expect(await provisional.queryTransferDetails({ repayNo }, session)).toMatchObject({
    remark: repayNo,
    amount: 32_618.4,
  });
  expect(await provisional.queryTransferDetails({ accountNo: '8801220611736027' }, session)).toMatchObject({
    remark: '8801220611736027',
  });
  expect(await provisional.queryTransferDetails({}, session)).not.toHaveProperty('amount');
});

test('lists the clear types of all accounts; a child sees only its own and cannot change it', async () => {
  const parent = await provider();
  const first = await provisional.queryClearTypeAccountPage(page, parent);
  expect(first.total).toBe(13);
  expect(first.list.slice(0, 2).map(({ jdpin, current }) => [jdpin, current.value])).toEqual([
    ['hechuan_caigou', '5107'],
    ['hechuan_cg02', '5106'],
  ]);
  const child = await provider('child-account');
  expect(await provisional.queryClearTypeAccountPage(page, child)).toMatchObject({
    total: 1,
    list: [{ jdpin: 'hechuan_cg02' }],
  });
  expect(await provisional.queryClearTypes({}, child)).toMatchObject({
    changeable: false,
    options: expect.arrayContaining([
      expect.objectContaining({ selectable: false, reason: '仅母账号可变更账期' }),
    ]),
  });
});

test('the movements of the credit line end with the used amount; increases take and release nothing', async () => {
  const session = await provider();
  const { usedQuota } = await provisional.queryQuotaDetail({}, session);
  const { list } = await provisional.queryQuotaMovementPage(page, session);
  expect(list[0]?.usedAfter).toBe(usedQuota);
  expect(await provisional.queryQuotaMovementPage({ ...page, kind: ['INCREASE'] }, session)).toMatchObject({
    sumTaken: 0,
    sumReleased: 0,
  });
});

test('saves the repay setting once for a parent, and refuses it to a child and for another product', async () => {
  const session = await provider('auto-repay', '12012');
  expect(await provisional.queryRepaySetting({}, session)).toMatchObject({
    autoRepay: true,
    accounts: [
      { source: 'OVERFLOW', used: true, usable: true, balance: 86_300.45 },
      { source: 'EASY_PAY', used: false },
    ],
    next: { deductDate: '2026-11-15', dueDate: '2026-11-15', amount: 32_618.4 },
    editable: true,
  });
  const wish: Omit<Inputs['saveRepaySetting'], 'productCode'> = {
    idempotencyKey: 'a1b2c3d4e5f60718293b',
    autoRepay: true,
    sources: ['EASY_PAY', 'OVERFLOW'],
    deductDaysBefore: 1,
    remindDaysBefore: 5,
    remindPhone: '13911112222',
  };
  const saved = await provisional.saveRepaySetting(wish, session);
  expect(saved).toMatchObject({
    accounts: [{ source: 'EASY_PAY' }, { source: 'OVERFLOW' }],
    next: { deductDate: '2026-11-14' },
    updatedBy: 'hechuan_caigou',
  });
  expect(await provisional.saveRepaySetting(wish, session)).toEqual(saved);
  expect(await provisional.queryRepaySetting({}, session)).toEqual(saved);
  const child = await provider('auto-repay-child', '12012');
  expect((await provisional.saveRepaySetting.result(wish, child)).code).toBe('E9000002');
  const period = await provider('distribution-period', '12015');
  expect((await provisional.queryRepaySetting.result({}, period)).code).toBe('E9000003');
});
