/**
 * Tests that home, list, detail, calendar, records and accounts agree to the cent after repayments and instalments. Tests
 * the later effects of a new cycle, an application for a higher limit, and an SMS code.
 */
import { expect, test } from 'vitest';
import { gateway, provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { provider, type Provider } from '../tools/provider.ts';

type ClockAdvance = Parameters<typeof setClock>[0]['advance'];

const page = { pageNo: 1, pageSize: 10 } as const;
const key = (serial: number) => `0123456789abcdef000${serial}`;
const cents = (yuan: number) => Math.round(yuan * 100);

const homeOf = (session: Provider) => gateway.userDataV2({}, session);
const later = (session: Provider, advance: ClockAdvance) => setClock({ advance }, session);

/** Returns the due amount of each screen. */
async function dueEverywhere(session: Provider): Promise<number[]> {
  const list = await provisional.queryBillPage({ tab: 'waitRepay', ...page }, session);
  const calendar = await provisional.queryDueCalendar({}, session);
  const prepared = await provisional.prepareRepay({}, session);
  return [(await homeOf(session)).repayAmtVo.acctSumAmount, list.sums.owed, calendar.total, prepared.owed];
}

test('accepts a repayment, ends it after six seconds, and updates every screen', async () => {
  const session = await provider();
  const before = await homeOf(session);
  expect(new Set(await dueEverywhere(session))).toEqual(new Set([269_548.52]));
  const bills = [{ billNo: 'ZD202611020032' }, { billNo: 'ZD202611090033' }];
  const prepared = await provisional.prepareRepay({ bills }, session);
  expect(prepared).toMatchObject({ owed: 61_524, minAmount: 100, investors: [{ repayMode: 'ONLINE' }] });
  const couponId = prepared.coupons[0]?.couponId;
  const wish = { bills, amount: 61_524, owed: 61_524, couponId };
  expect(await provisional.trialRepay(wish, session)).toMatchObject({
    parts: { principal: 61_524, interest: 0, fee: 0, penalty: 0 },
    couponDiscount: 100,
    payAmount: 61_424,
    remaining: 0,
  });

  const accepted = await provisional.submitRepay(
    {
      ...wish,
      idempotencyKey: key(1),
      source: 'OVERFLOW',
    },
    session,
  );
  const { repayNo } = accepted;
  expect(accepted).toMatchObject({ status: '00', payAmount: 61_424, submittedAt: '2026-11-12 10:00:00' });
  // Until the end the debt is not reduced, but it cannot be paid twice.
  expect((await homeOf(session)).repayAmtVo).toEqual(before.repayAmtVo);
  expect((await provisional.queryBillDetail({ billNo: 'ZD202611020032' }, session)).canRepay).toBe(false);
  expect(await provisional.queryCouponPage(page, session)).toMatchObject({
    counts: { available: 2, locked: 1, used: 1 },
  });

  await later(session, 'PT6S');
  expect(await provisional.queryRepayResult({ idempotencyKey: key(1) }, session)).toMatchObject({
    repayNo,
    status: '01',
    finishedAt: '2026-11-12 10:00:06',
    restoredQuota: 61_524,
  });
  expect(new Set(await dueEverywhere(session))).toEqual(new Set([208_024.52]));
  const after = await homeOf(session);
  expect(cents(after.userQuotaVo.surplusQuota)).toBe(cents(before.userQuotaVo.surplusQuota) + cents(61_524));
  expect(await provisional.queryBillDetail({ billNo: 'ZD202611020032' }, session)).toMatchObject({
    billStatus: '5004',
    owed: 0,
    settledDate: '2026-11-12',
    repayments: [{ repayNo, amount: 32_618.4, status: '01' }],
  });
  // The coupon paid 100 of the last bill.
  expect(await provisional.queryBillDetail({ billNo: 'ZD202611090033' }, session)).toMatchObject({
    repaid: 28_805.6,
    discounted: 100,
    owed: 0,
  });
  expect(await provisional.queryRepayRecordPage({ ...page, repayNo }, session)).toMatchObject({
    total: 1,
    sumAmount: 61_524,
    list: [{ status: '01', payAmount: 61_424, hasReceipt: true }],
  });
  expect(await provisional.queryRepayReceipt({ repayNo }, session)).toMatchObject({
    amount: 61_524,
    couponDiscount: 100,
    payee: { name: '北京金采商业保理有限公司' },
  });
  expect(
    await provisional.queryFundMovements({ accountNo: '8801220611736027', ...page }, session),
  ).toMatchObject({
    list: [
      { type: '18103', direction: '01', amount: 61_424, balanceAfter: 24_876.45, repayNo },
      {},
      {},
      {},
      {},
      {},
    ],
  });
  expect(await provisional.queryCouponPage({ ...page, status: ['USED'] }, session)).toMatchObject({
    list: [{}, { couponId, usedRepayNo: repayNo }],
  });
});

test('repays once with the same key, and repeats the response', async () => {
  const session = await provider();
  const request = {
    idempotencyKey: key(2),
    bills: [{ billNo: 'ZD202611020032' }],
    amount: 10_000,
    owed: 32_618.4,
    source: 'OVERFLOW' as const,
  };
  const [first, again] = await Promise.all([
    provisional.submitRepay(request, session),
    provisional.submitRepay(request, session),
  ]);
  expect(again).toEqual(first);
  await later(session, 'PT6S');
  expect(await provisional.submitRepay(request, session)).toEqual(first);
  await later(session, 'PT6S');
  expect((await homeOf(session)).repayAmtVo.acctSumAmount).toBe(259_548.52);
  expect(await provisional.queryFundAccount({ accountNo: '8801220611736027' }, session)).toMatchObject({
    balance: 76_300.45,
    pendingAmount: 0,
  });
});

test('refuses an outdated amount with the current one, and pays nothing', async () => {
  const session = await provider();
  const bills = [{ billNo: 'ZD202611020032' }];
  const shown = { bills, owed: 32_618.4, source: 'OVERFLOW' as const };
  await provisional.submitRepay({ ...shown, amount: 10_000, idempotencyKey: key(6) }, session);
  await later(session, 'PT6S');
  const { repayAmtVo: due } = await homeOf(session);
  const stale = { bills, owed: shown.owed, amount: 5_000 };
  for (const result of [
    await provisional.submitRepay.result({ ...shown, amount: 5_000, idempotencyKey: key(7) }, session),
    await provisional.submitRepay.result({ ...shown, amount: 32_618.4, idempotencyKey: key(8) }, session),
    await provisional.trialRepay.result(stale, session),
  ])
    expect(result).toMatchObject({
      code: 'P020012',
      message: '应还金额已变更为22,618.40元，请核对后重新提交',
    });
  await later(session, 'PT6S');
  expect((await homeOf(session)).repayAmtVo).toEqual(due);
  await provisional.submitRepay({ ...shown, owed: 22_618.4, amount: 5_000, idempotencyKey: key(9) }, session);
  await later(session, 'PT6S');
  expect(await provisional.prepareRepay({ bills }, session)).toMatchObject({ owed: 17_618.4 });
});

test('pays the penalty first in a part repayment, and then charges it on the rest', async () => {
  const session = await provider('overdue-bill');
  const bills = [{ billNo: 'ZD202610260030' }];
  const wish = { bills, amount: 10_000, owed: 24_398.7 };
  expect(await provisional.trialRepay(wish, session)).toMatchObject({
    parts: { principal: 9_951.3, penalty: 48.7 },
    remaining: 14_398.7,
    shares: [{ settles: false }],
  });
  await provisional.submitRepay({ ...wish, idempotencyKey: key(3), source: 'OVERFLOW' }, session);
  await later(session, 'PT10S');
  expect(await provisional.queryRepaymentPlan({ billNo: 'ZD202610260030' }, session)).toMatchObject({
    items: [{ rpri: 9_951.3, delin: 48.7, pri: 14_398.7, nrDelin: 0 }],
  });
  await later(session, { days: 10 });
  expect(await provisional.queryBillDetail({ billNo: 'ZD202610260030' }, session)).toMatchObject({
    // 48.70, then two days on 14,398.70, then eight days on the amount that the refund of 2026-11-14 left.
    penalty: 118.09,
    refunded: 652,
    owed: 13_816.09,
    repaid: 10_000,
    billStatus: '5002',
  });
  expect((await homeOf(session)).repayAmtVo.acctSumAmount).toBe((await dueEverywhere(session))[1]);
});

test('a failed repayment is recorded with its reason, and changes neither bills nor balance', async () => {
  const session = await provider('repayment-fails');
  const due = await provisional.queryBillPage({ tab: 'waitRepay', ...page }, session);
  await later(session, 'PT10S');
  expect(await provisional.queryRepayRecordPage({ ...page, status: ['02'] }, session)).toMatchObject({
    total: 1,
    list: [{ status: '02', failReason: expect.stringMatching(/失败/), hasReceipt: false }],
  });
  const after = await provisional.queryBillPage({ tab: 'waitRepay', ...page }, session);
  expect(after.sums).toEqual(due.sums);
  expect(await provisional.queryFundAccount({ accountNo: '8801220611736027' }, session)).toMatchObject({
    balance: 86_300.45,
  });
});

test('previews an instalment, applies it once after eight seconds, and keeps the quota', async () => {
  const session = await provider();
  const before = await homeOf(session);
  const billNo = 'ZD202611010031';
  const wish = { billNo, periods: 6 as const, method: '1002' as const };
  const trial = await provisional.trialInstalment(wish, session);
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
  const accepted = await provisional.submitInstalment(request, session);
  expect(await provisional.submitInstalment(request, session)).toEqual(accepted);
  await later(session, 'PT8S');
  expect(
    await provisional.queryInstalmentResult({ instalmentNo: accepted.instalmentNo }, session),
  ).toMatchObject({
    status: 'SUCCESS',
    firstRepayDate: '2026-12-25',
  });
  expect(await provisional.queryBillDetail({ billNo }, session)).toMatchObject({
    split: { periods: 6, repaidPeriods: 0, method: '1002' },
    canInstal: false,
    billStatus: '5001',
  });
  const after = await homeOf(session);
  expect(cents(before.repayAmtVo.acctSumAmount) - cents(after.repayAmtVo.acctSumAmount)).toBe(
    cents(187_243.83),
  );
  // Splitting does not change the quota.
  expect(after.userQuotaVo).toEqual(before.userQuotaVo);
  expect(await provisional.queryBillPage({ tab: 'unbilled', billNo, ...page }, session)).toMatchObject({
    total: 6,
    list: [
      { period: 1, billDate: '2026-12-01', lastRepayDate: '2026-12-25', owed: 32_137.93, canRepay: true },
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test('saves the fees of unbilled periods by paying off a split bill early, and restores the quota', async () => {
  const session = await provider();
  const billNo = 'ZD202610010025';
  const bills = [{ billNo }];
  const { earlyRepay, owed } = await provisional.prepareRepay({ bills }, session);
  expect([owed, earlyRepay]).toEqual([
    20_780.69,
    { principal: 80_234.35, payoffAmount: 101_015.04, savedAmount: 2_888.44 },
  ]);
  const before = await homeOf(session);
  const { repayNo } = await provisional.submitRepay(
    {
      bills,
      early: true,
      amount: 101_015.04,
      owed: 101_015.04,
      idempotencyKey: key(5),
      source: 'BANK_TRANSFER',
    },
    session,
  );
  await later(session, 'PT30M');
  expect(await provisional.queryRepayResult({ repayNo }, session)).toMatchObject({
    status: '01',
    restoredQuota: 100_292.93,
  });
  expect(await provisional.queryBillDetail({ billNo }, session)).toMatchObject({
    billStatus: '5004',
    owed: 0,
  });
  const after = await homeOf(session);
  expect(cents(after.userQuotaVo.surplusQuota) - cents(before.userQuotaVo.surplusQuota)).toBe(
    cents(100_292.93),
  );
});

test('applies a new cycle once, from the first of the next month, and offers no other until then', async () => {
  const session = await provider();
  const request = { value: '5106' as const, idempotencyKey: key(6) };
  const accepted = await provisional.changeClearType(request, session);
  expect(accepted).toMatchObject({ from: '5107', to: '5106', effectiveDate: '2026-12-01' });
  expect(await provisional.changeClearType(request, session)).toEqual(accepted);
  expect(await provisional.queryClearTypes({}, session)).toMatchObject({
    current: { value: '5107', lastPayDate: '当月25日' },
    pending: { to: '5106' },
    changeable: false,
    options: Array.from({ length: 6 }, () => ({ selectable: false })),
  });
  await later(session, { days: 19 });
  const changed = await provisional.queryClearTypes({}, session);
  expect(changed).toMatchObject({
    current: { value: '5106', billedDate: '每周一' },
    // By now a bill is overdue.
    changeable: false,
  });
  expect(changed).not.toHaveProperty('pending');
});

test('decides an application for a higher limit as the clock advances', async () => {
  const session = await provider('increase-under-review');
  const before = await homeOf(session);
  expect(await provisional.queryIncreaseRecords(page, session)).toMatchObject({
    total: 3,
    list: [{ status: 'REVIEWING' }, {}, {}],
  });
  await later(session, { days: 3 });
  expect(await provisional.queryIncreaseRecords(page, session)).toMatchObject({
    list: [{ status: 'APPROVED', limitBefore: 1_200_000, limitAfter: 2_000_000 }, {}, {}],
  });
  expect((await homeOf(session)).userQuotaVo.surplusQuota - before.userQuotaVo.surplusQuota).toBe(800_000);
});

test('sends an SMS code, another after a minute, and returns how long code and proof are valid', async () => {
  const session = await provider();
  const type = 'WITHDRAWAL';
  expect(await provisional.sendSmsCode({ type }, session)).toEqual({
    phone: '138****6027',
    waitSeconds: 60,
    expireSeconds: 300,
  });
  await later(session, 'PT1M');
  await provisional.sendSmsCode({ type }, session);
  expect(await provisional.verifySmsCode({ type, code: '246810' }, session)).toMatchObject({
    expiresAt: '2026-11-12 10:11:00',
  });
});
