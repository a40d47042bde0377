/** Repaying and splitting, as every screen sees it: home, list, detail, calendar, records and accounts agree to the cent. */
import { expect, test } from 'vitest';
import { dataOf, provider, type Provider } from './provider.ts';

type Body = Record<string, unknown>;

const productCode = '12003';
const page = { pageNo: 1, pageSize: 10 };
const key = (serial: number) => `0123456789abcdef000${serial}`;
const cents = (yuan: number) => Math.round(yuan * 100);

interface Page<Row> {
  total: number;
  list: Row[];
  sums: { owed: number; principal: number };
  tabCounts: Record<string, number>;
  upcoming: { amount: number }[];
}

const asks = (session: Provider) => ({
  ask: async <Answer>(operation: string, input: Body = {}): Promise<Answer> =>
    dataOf('provisional', await session.call('provisional', operation, { productCode, ...input })) as Answer,
  home: async () =>
    dataOf('gateway', await session.call('gateway', 'userDataV2', { productCode })) as {
      userQuotaVo: { surplusQuota: number };
      repayAmtVo: { acctSumAmount: number; sumNrDefer: number };
    },
  later: async (advance: string | { days: number }) => {
    const body = JSON.stringify({ advance });
    const moved = await session.fetch('/_sim/api/clock', { method: 'PUT', body });
    if (!moved.ok) throw new Error(await moved.text());
  },
});

/** What the screens say is due, one after the other. */
async function dueEverywhere(session: Provider): Promise<number[]> {
  const { ask, home } = asks(session);
  const list = await ask<Page<unknown>>('queryBillPage', { tab: 'waitRepay', ...page });
  const calendar = await ask<{ total: number }>('queryDueCalendar');
  const prepared = await ask<{ owed: number }>('prepareRepay');
  return [(await home()).repayAmtVo.acctSumAmount, list.sums.owed, calendar.total, prepared.owed];
}

test('a repayment is taken in, is through six seconds later, and every screen knows', async () => {
  const session = await provider();
  const { ask, home, later } = asks(session);
  const before = await home();
  expect(new Set(await dueEverywhere(session))).toEqual(new Set([269_548.52]));
  const bills = [{ billNo: 'ZD202611020032' }, { billNo: 'ZD202611090033' }];
  const prepared = await ask<{ owed: number; coupons: { couponId: string }[] }>('prepareRepay', { bills });
  expect(prepared).toMatchObject({ owed: 61_524, minAmount: 100, investors: [{ repayMode: 'ONLINE' }] });
  const couponId = prepared.coupons[0]?.couponId;
  const wish = { bills, amount: 61_524, owed: 61_524, couponId };
  expect(await ask('trialRepay', wish)).toMatchObject({
    parts: { principal: 61_524, interest: 0, fee: 0, penalty: 0 },
    couponDiscount: 100,
    payAmount: 61_424,
    remaining: 0,
  });

  const accepted = await ask<{ repayNo: string }>('submitRepay', {
    ...wish,
    idempotencyKey: key(1),
    source: 'OVERFLOW',
  });
  const { repayNo } = accepted;
  expect(accepted).toMatchObject({ status: '00', payAmount: 61_424, submittedAt: '2026-11-12 10:00:00' });
  // Until it is through nothing is paid, but nobody can pay it twice.
  expect((await home()).repayAmtVo).toEqual(before.repayAmtVo);
  expect((await ask<{ canRepay: boolean }>('queryBillDetail', { billNo: 'ZD202611020032' })).canRepay).toBe(
    false,
  );
  expect(await ask('queryCouponPage', page)).toMatchObject({ counts: { available: 2, locked: 1, used: 1 } });

  await later('PT6S');
  expect(await ask('queryRepayResult', { idempotencyKey: key(1) })).toMatchObject({
    repayNo,
    status: '01',
    finishedAt: '2026-11-12 10:00:06',
    restoredQuota: 61_524,
  });
  expect(new Set(await dueEverywhere(session))).toEqual(new Set([208_024.52]));
  const after = await home();
  expect(cents(after.userQuotaVo.surplusQuota)).toBe(cents(before.userQuotaVo.surplusQuota) + cents(61_524));
  expect(await ask('queryBillDetail', { billNo: 'ZD202611020032' })).toMatchObject({
    billStatus: '5004',
    owed: 0,
    settledDate: '2026-11-12',
    repayments: [{ repayNo, amount: 32_618.4, status: '01' }],
  });
  // The coupon paid 100 of the last bill.
  expect(await ask('queryBillDetail', { billNo: 'ZD202611090033' })).toMatchObject({
    repaid: 28_805.6,
    discounted: 100,
    owed: 0,
  });
  expect(await ask('queryRepayRecordPage', { ...page, repayNo })).toMatchObject({
    total: 1,
    sumAmount: 61_524,
    list: [{ status: '01', payAmount: 61_424, hasReceipt: true }],
  });
  expect(await ask('queryRepayReceipt', { repayNo })).toMatchObject({
    amount: 61_524,
    couponDiscount: 100,
    payee: { name: '北京金采商业保理有限公司' },
  });
  expect(await ask('queryFundMovements', { accountNo: '8801220611736027', ...page })).toMatchObject({
    list: [
      { type: '18103', direction: '01', amount: 61_424, balanceAfter: 24_876.45, repayNo },
      {},
      {},
      {},
      {},
      {},
    ],
  });
  expect(await ask('queryCouponPage', { ...page, status: ['USED'] })).toMatchObject({
    list: [{}, { couponId, usedRepayNo: repayNo }],
  });
});

test('sent twice with one key, the money moves once and the answer is the same', async () => {
  const session = await provider();
  const { ask, later, home } = asks(session);
  const request = {
    idempotencyKey: key(2),
    bills: [{ billNo: 'ZD202611020032' }],
    amount: 10_000,
    owed: 32_618.4,
    source: 'OVERFLOW',
  };
  const [first, again] = await Promise.all([ask('submitRepay', request), ask('submitRepay', request)]);
  expect(again).toEqual(first);
  await later('PT6S');
  expect(await ask('submitRepay', request)).toEqual(first);
  await later('PT6S');
  expect((await home()).repayAmtVo.acctSumAmount).toBe(259_548.52);
  expect(await ask('queryFundAccount', { accountNo: '8801220611736027' })).toMatchObject({
    balance: 76_300.45,
    pendingAmount: 0,
  });
});

test('whoever was shown what was due before another paid is told what is due now, and pays nothing', async () => {
  const session = await provider();
  const { ask, later, home } = asks(session);
  const bills = [{ billNo: 'ZD202611020032' }];
  const shown = { productCode: '12003', bills, owed: 32_618.4, source: 'OVERFLOW' };
  await ask('submitRepay', { ...shown, amount: 10_000, idempotencyKey: key(6) });
  await later('PT6S');
  const { repayAmtVo: due } = await home();
  for (const [operation, stale] of [
    ['submitRepay', { ...shown, amount: 5_000, idempotencyKey: key(7) }],
    ['submitRepay', { ...shown, amount: 32_618.4, idempotencyKey: key(8) }],
    ['trialRepay', { productCode: '12003', bills, owed: shown.owed, amount: 5_000 }],
  ] as const) {
    const { body } = await session.call('provisional', operation, stale);
    expect(body).toMatchObject({
      resultCode: 'P020012',
      resultMsg: '应还金额已变更为22,618.40元，请核对后重新提交',
    });
  }
  await later('PT6S');
  expect((await home()).repayAmtVo).toEqual(due);
  await ask('submitRepay', { ...shown, owed: 22_618.4, amount: 5_000, idempotencyKey: key(9) });
  await later('PT6S');
  expect(await ask('prepareRepay', { bills })).toMatchObject({ owed: 17_618.4 });
});

test('a part repayment of an overdue bill pays the penalty first; the rest keeps growing', async () => {
  const session = await provider('overdue-bill');
  const { ask, later, home } = asks(session);
  const bills = [{ billNo: 'ZD202610260030' }];
  const wish = { bills, amount: 10_000, owed: 24_398.7 };
  expect(await ask('trialRepay', wish)).toMatchObject({
    parts: { principal: 9_951.3, penalty: 48.7 },
    remaining: 14_398.7,
    shares: [{ settles: false }],
  });
  await ask('submitRepay', { ...wish, idempotencyKey: key(3), source: 'OVERFLOW' });
  await later('PT10S');
  expect(await ask('queryRepaymentPlan', { billNo: 'ZD202610260030' })).toMatchObject({
    items: [{ rpri: 9_951.3, delin: 48.7, pri: 14_398.7, nrDelin: 0 }],
  });
  await later({ days: 10 });
  expect(await ask('queryBillDetail', { billNo: 'ZD202610260030' })).toMatchObject({
    // 48.70 + two days on 14,398.70 + eight on what the refund of 2026-11-14 left of it
    penalty: 118.09,
    refunded: 652,
    owed: 13_816.09,
    repaid: 10_000,
    billStatus: '5002',
  });
  expect((await home()).repayAmtVo.acctSumAmount).toBe((await dueEverywhere(session))[1]);
});

test('a failed repayment changes nothing but the news', async () => {
  const session = await provider('repayment-fails');
  const { ask, later } = asks(session);
  const due = await ask<Page<unknown>>('queryBillPage', { tab: 'waitRepay', ...page });
  await later('PT10S');
  expect(await ask('queryRepayRecordPage', { ...page, status: ['02'] })).toMatchObject({
    total: 1,
    list: [{ status: '02', failReason: expect.stringMatching(/失败/), hasReceipt: false }],
  });
  const after = await ask<Page<unknown>>('queryBillPage', { tab: 'waitRepay', ...page });
  expect(after.sums).toEqual(due.sums);
  expect(await ask('queryFundAccount', { accountNo: '8801220611736027' })).toMatchObject({
    balance: 86_300.45,
  });
});

test('an instalment is tried, applied for, and eight seconds later the bill asks by the month', async () => {
  const session = await provider();
  const { ask, later, home } = asks(session);
  const before = await home();
  const billNo = 'ZD202611010031';
  const wish = { billNo, periods: 6, method: '1002' };
  const trial = await ask<{ plan: { shouldRepayAmount: number }[]; totalAmount: number }>(
    'trialInstalment',
    wish,
  );
  expect(trial).toMatchObject({
    principal: 186_127.07,
    feeRate: 0.6,
    annualRate: 12.24,
    totalFee: 6_700.56,
    waivedFee: 1_116.76,
  });
  const planned = trial.plan.reduce((sum, item) => sum + cents(item.shouldRepayAmount), 0);
  expect(planned).toBe(cents(trial.totalAmount));
  const request = {
    ...wish,
    idempotencyKey: key(4),
    templateNo: 'QYJC-FQ-002',
    templateVersion: 'V2.1',
  };
  const accepted = await ask<{ instalmentNo: string }>('submitInstalment', request);
  expect(await ask('submitInstalment', request)).toEqual(accepted);
  await later('PT8S');
  expect(await ask('queryInstalmentResult', { instalmentNo: accepted.instalmentNo })).toMatchObject({
    status: 'SUCCESS',
    firstRepayDate: '2026-12-20',
  });
  expect(await ask('queryBillDetail', { billNo })).toMatchObject({
    split: { periods: 6, repaidPeriods: 0, method: '1002' },
    canInstal: false,
    billStatus: '5001',
  });
  const after = await home();
  expect(cents(before.repayAmtVo.acctSumAmount) - cents(after.repayAmtVo.acctSumAmount)).toBe(
    cents(187_243.83),
  );
  // Splitting lends nothing and gives nothing back.
  expect(after.userQuotaVo).toEqual(before.userQuotaVo);
  expect(await ask('queryBillPage', { tab: 'unbilled', billNo, ...page })).toMatchObject({
    total: 6,
    list: [
      { period: 1, billDate: '2026-12-01', lastRepayDate: '2026-12-20', owed: 32_137.93 },
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test('paying off a split bill early saves the fees of the periods not yet billed', async () => {
  const session = await provider();
  const { ask, later, home } = asks(session);
  const bills = [{ billNo: 'ZD202610010025' }];
  const { earlyRepay, owed } = await ask<{
    owed: number;
    earlyRepay: { principal: number; payoffAmount: number; savedAmount: number };
  }>('prepareRepay', { bills });
  expect([owed, earlyRepay]).toEqual([
    20_780.69,
    { principal: 80_234.35, payoffAmount: 101_015.04, savedAmount: 2_888.44 },
  ]);
  const before = await home();
  const { repayNo } = await ask<{ repayNo: string }>('submitRepay', {
    bills,
    early: true,
    amount: earlyRepay.payoffAmount,
    owed: earlyRepay.payoffAmount,
    idempotencyKey: key(5),
    source: 'BANK_TRANSFER',
  });
  await later('PT30M');
  expect(await ask('queryRepayResult', { repayNo })).toMatchObject({
    status: '01',
    restoredQuota: 100_292.93,
  });
  expect(await ask('queryBillDetail', bills[0])).toMatchObject({ billStatus: '5004', owed: 0 });
  const after = await home();
  expect(cents(after.userQuotaVo.surplusQuota) - cents(before.userQuotaVo.surplusQuota)).toBe(
    cents(100_292.93),
  );
});

test('a new billing cycle is in effect from the first of the next month', async () => {
  const session = await provider();
  const { ask, later } = asks(session);
  const request = { value: '5106', idempotencyKey: key(6) };
  const accepted = await ask('changeClearType', request);
  expect(accepted).toMatchObject({ from: '5107', to: '5106', effectiveDate: '2026-12-01' });
  expect(await ask('changeClearType', request)).toEqual(accepted);
  expect(await ask('queryClearTypes')).toMatchObject({
    current: { value: '5107', lastPayDate: '当月20日' },
    pending: { to: '5106' },
    changeable: false,
    options: Array.from({ length: 6 }, () => ({ selectable: false })),
  });
  await later({ days: 19 });
  const changed = await ask<Body>('queryClearTypes');
  expect(changed).toMatchObject({ current: { value: '5106', billedDate: '每周一' }, changeable: false });
  expect(changed).not.toHaveProperty('pending');
});

test('an application for a higher limit is audited when its time has come', async () => {
  const session = await provider('increase-under-review');
  const { ask, later, home } = asks(session);
  const before = await home();
  expect(await ask('queryIncreaseRecords', page)).toMatchObject({
    total: 3,
    list: [{ status: 'REVIEWING' }, {}, {}],
  });
  await later({ days: 3 });
  expect(await ask('queryIncreaseRecords', page)).toMatchObject({
    list: [{ status: 'APPROVED', limitBefore: 1_200_000, limitAfter: 2_000_000 }, {}, {}],
  });
  expect((await home()).userQuotaVo.surplusQuota - before.userQuotaVo.surplusQuota).toBe(800_000);
});

test('an SMS code opens once, within five minutes', async () => {
  const { ask, later } = asks(await provider());
  const type = 'WITHDRAWAL';
  expect(await ask('sendSmsCode', { type })).toEqual({
    phone: '138****6027',
    waitSeconds: 60,
    expireSeconds: 300,
  });
  await later('PT1M');
  await ask('sendSmsCode', { type });
  expect(await ask('verifySmsCode', { type, code: '246810' })).toMatchObject({
    expiresAt: '2026-11-12 10:11:00',
  });
});
