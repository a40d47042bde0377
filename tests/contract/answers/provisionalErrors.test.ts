/** Triggers the state codes of the provisional service in their scenarios, except those that other files cover. */
import { expect, test } from 'vitest';
import { operations } from '#generated/provisional/operations.ts';
import { isOpening } from '../money/openingFlow.ts';
import { provider, type Provider } from '../tools/provider.ts';
import { testRefusals, untestedStates, type Refusal } from './refusals.ts';

type Body = Record<string, unknown>;

const productCode = '12003';
const key = 'a1b2c3d4e5f60718293a';
const page = { pageNo: 1, pageSize: 10 };
const parentsBill = { productCode, billNo: 'ZD202611010031' };
const weekly = [{ billNo: 'ZD202611020032' }];
/** The quick bill that is being issued; it already has its number. */
const beingIssued = [{ billNo: 'ZD202611120034' }];
const repay = (rest: Body): Body => ({ productCode, bills: weekly, amount: 32_618.4, ...rest });
const submit = (rest: Body = {}): Body =>
  repay({ idempotencyKey: key, owed: 32_618.4, source: 'BANK_TRANSFER', ...rest });
const split = (rest: Body = {}): Body => ({ ...parentsBill, periods: 6, method: '1002', ...rest });
const submitSplit = (rest: Body = {}): Body =>
  split({ idempotencyKey: key, templateNo: 'QYJC-FQ-002', templateVersion: 'V2.1', ...rest });
const clearType = (rest: Body): Body => ({ productCode, idempotencyKey: key, ...rest });
const increase = (rest: Body = {}): Body => ({ productCode, idempotencyKey: key, method: 'FILE', ...rest });
const byInvoices = (no = '26332000000118204417'): Body => ({
  productCode,
  idempotencyKey: key,
  invoiceNos: [no],
});
const repaySetting = (rest: Body = {}): Body => ({
  productCode: '12012',
  idempotencyKey: key,
  autoRepay: true,
  sources: ['OVERFLOW'],
  deductDaysBefore: 0,
  remindDaysBefore: 3,
  remindPhone: '13800006027',
  ...rest,
});
const verify = (code: string): Body => ({ productCode, type: 'WITHDRAWAL', code });
const unknownFundAccount = { productCode, accountNo: '8801220699999999' };
const file = new File(['%PDF-1.7\n%%EOF'], '发票.pdf', { type: 'application/pdf' });
const noRepayment = { productCode, repayNo: 'HK2026111299999999' };

/** Returns a new view. The scenario `saved-views` has two views of the parent: ST0001 and ST0002. */
const view = (rest: Body = {}): Body => ({
  productCode,
  place: 'BILLS',
  name: '月底核对',
  content: [],
  isDefault: false,
  isShared: false,
  ...rest,
});
const noView = { viewId: 'ST9999', version: 1 };
const oldView = { viewId: 'ST0002', version: 7 };

const rows: Refusal[] = [
  ['P010001', 'bill-not-owned', 'queryBillDetail', parentsBill],
  ['P010001', 'bill-not-owned', 'queryBillOrders', { ...parentsBill, ...page }],
  ['P010001', 'bill-not-owned', 'queryRepaymentPlan', parentsBill],
  ['P010001', 'bill-not-owned', 'prepareRepay', { productCode, bills: [{ billNo: parentsBill.billNo }] }],
  ['P010001', 'bill-not-owned', 'trialRepay', repay({ bills: [{ billNo: parentsBill.billNo }] })],
  ['P010001', 'bill-not-owned', 'submitRepay', submit({ bills: [{ billNo: parentsBill.billNo }] })],
  ['P010001', 'bill-not-owned', 'trialInstalment', split()],
  ['P010001', 'bill-not-owned', 'submitInstalment', submitSplit()],
  ['P010002', 'billing-in-progress', 'prepareRepay', { productCode, bills: beingIssued }],
  ['P010002', 'billing-in-progress', 'trialRepay', repay({ bills: beingIssued })],
  ['P010002', 'billing-in-progress', 'submitRepay', submit({ bills: beingIssued })],
  ['P020001', 'bill-settled', 'prepareRepay', { productCode, bills: weekly }],
  ['P020001', 'bill-settled', 'trialRepay', repay({})],
  ['P020001', 'bill-settled', 'submitRepay', submit()],
  ['P230001', 'approvals', 'submitRepay', submit({ bills: undefined, amount: 269_548.52, owed: 269_548.52 })],
  ['P020002', 'amount-above-owed', 'trialRepay', repay({ amount: 32_618.41 })],
  ['P020002', 'amount-above-owed', 'submitRepay', submit({ amount: 32_618.41 })],
  // The same scenario: the page shows another debt than the provider has.
  ['P020012', 'amount-above-owed', 'trialRepay', repay({ owed: 32_618.39 })],
  ['P020012', 'amount-above-owed', 'submitRepay', submit({ owed: 32_618.41 })],
  ['P020003', 'amount-below-minimum', 'trialRepay', repay({ amount: 99.99 })],
  ['P020003', 'amount-below-minimum', 'submitRepay', submit({ amount: 99.99 })],
  ['P020004', 'overdue-bill', 'trialRepay', repay({})],
  ['P020004', 'overdue-bill', 'submitRepay', submit()],
  ['P020005', 'balance-insufficient', 'submitRepay', submit({ source: 'OVERFLOW' })],
  ['P020006', 'coupon-not-usable', 'trialRepay', repay({ couponId: 'YHQ202609010009' })],
  ['P020006', 'coupon-not-usable', 'submitRepay', submit({ couponId: 'YHQ202609010009' })],
  ['P020006', 'coupon-not-usable', 'trialRepay', repay({ couponId: 'YHQ202611120001' })],
  ['P020007', 'repayment-in-progress', 'trialRepay', repay({})],
  ['P020007', 'repayment-in-progress', 'submitRepay', submit()],
  ['P020007', 'repayment-in-progress', 'submitInstalment', submitSplit({ billNo: 'ZD202611020032' })],
  ['P020008', 'investors-mixed', 'trialRepay', repay({ bills: undefined })],
  ['P020008', 'investors-mixed', 'submitRepay', submit({ bills: [...weekly, { billNo: 'ZD202611090033' }] })],
  ['P020009', 'repay-source-closed', 'submitRepay', submit({ source: 'OVERFLOW' })],
  ['P020009', 'repay-source-closed', 'submitRepay', submit({ source: 'EASY_PAY' })],
  ['P020009', 'auto-repay-source-closed', 'saveRepaySetting', repaySetting()],
  ['P020010', 'repayment-not-found', 'queryRepayResult', noRepayment],
  ['P020010', 'repayment-not-found', 'queryRepayResult', { productCode, idempotencyKey: key }],
  ['P020010', 'repayment-not-found', 'queryRepayReceipt', noRepayment],
  ['P020010', 'repayment-not-found', 'queryTransferDetails', noRepayment],
  ['P030001', 'instalment-not-offered', 'trialInstalment', split({ billNo: 'ZD202611020032' })],
  ['P030001', 'instalment-not-offered', 'trialInstalment', split({ periods: 12, method: '1001' })],
  ['P030001', 'instalment-not-offered', 'submitInstalment', submitSplit({ billNo: 'ZD202610010025' })],
  ['P030002', 'instalment-not-found', 'queryInstalmentResult', { productCode, idempotencyKey: key }],
  ['P060002', 'overdue-bill', 'trialInstalment', split()],
  ['P060002', 'overdue-bill', 'submitInstalment', submitSplit()],
  ['P060001', 'frozen-quota', 'trialInstalment', split()],
  ['P060001', 'frozen-quota', 'submitInstalment', submitSplit()],
  ['P040001', 'order-not-owned', 'queryOrderDetail', { productCode, orderNo: 'DD202611050067' }],
  ['P040002', 'refund-not-owned', 'queryRefundDetail', { productCode, refundNo: 'TK2026102600000913' }],
  ['P050004', 'account-not-owned', 'queryClearTypes', { productCode, jdpin: 'hechuan_nobody' }],
  ['P050004', 'account-not-owned', 'changeClearType', clearType({ value: '5106', jdpin: 'hechuan_nobody' })],
  [
    'P050004',
    'account-not-owned',
    'queryMonthlyStatement',
    { productCode, month: '2026-10', jdpin: 'hechuan_nobody' },
  ],
  ['P050001', 'clear-type-pending', 'changeClearType', clearType({ value: '5106' })],
  ['P050003', 'clear-type-unchanged', 'changeClearType', clearType({ value: '5107' })],
  ['P050002', 'clear-type-not-offered', 'changeClearType', clearType({ value: '5109' })],
  ['P050002', 'clear-type-not-offered', 'changeClearType', clearType({ value: '5108' })],
  ['P060002', 'overdue-bill', 'changeClearType', clearType({ value: '5106' })],
  ['P060001', 'frozen-quota', 'changeClearType', clearType({ value: '5106' })],
  ['P060003', 'increase-not-offered', 'queryIncreaseMaterials', { productCode, method: 'FILE' }],
  ['P060003', 'increase-not-offered', 'uploadIncreaseFile', { productCode, materialType: 'INVOICE', file }],
  ['P060003', 'increase-not-offered', 'applyIncrease', increase()],
  ['P060002', 'overdue-bill', 'applyIncrease', increase()],
  ['P060001', 'frozen-quota', 'applyIncrease', increase()],
  ['P060004', 'increase-under-review', 'applyIncrease', increase()],
  ['P060002', 'overdue-bill', 'applyInvoiceIncrease', byInvoices()],
  ['P060001', 'frozen-quota', 'applyInvoiceIncrease', byInvoices()],
  ['P060004', 'increase-under-review', 'applyInvoiceIncrease', byInvoices()],
  ['P190001', 'invoice-not-accepted', 'applyInvoiceIncrease', byInvoices('26332000000103377514')],
  ['P190001', 'invoice-not-accepted', 'applyInvoiceIncrease', byInvoices('25332000000077120945')],
  ['P190001', 'invoice-not-accepted', 'applyInvoiceIncrease', byInvoices('26332000000119306628')],
  ['P190001', 'invoice-not-accepted', 'applyInvoiceIncrease', byInvoices('26332000000199999999')],
  ['P180001', 'task-over', 'joinTask', { productCode, taskNo: 'RW2026110001' }],
  ['P180001', 'task-over', 'joinTask', { productCode, taskNo: 'RW0' }],
  ['P180002', 'baseline', 'queryTaskDetail', { productCode, joinId: 'CY2026110005' }],
  ['P200001', 'message-email-missing', 'saveMessageSetting', { productCode, sms: [], email: ['BILL'] }],
  ['P060005', 'increase-material-missing', 'applyIncrease', increase()],
  ['P060005', 'increase-material-missing', 'applyIncrease', increase({ fileIds: ['WJ2026111299999999'] })],
  ['P070001', 'sms-too-often', 'sendSmsCode', { productCode, type: 'WITHDRAWAL' }],
  ['P070002', 'sms-code-wrong', 'verifySmsCode', verify('000000')],
  ['P070003', 'sms-code-expired', 'verifySmsCode', verify('246810')],
  ['P070004', 'sms-attempts-exceeded', 'verifySmsCode', verify('246810')],
  ['P080001', 'fund-account-not-owned', 'queryFundAccount', unknownFundAccount],
  ['P080001', 'fund-account-not-owned', 'queryFundMovements', { ...unknownFundAccount, ...page }],
  ['P080001', 'fund-account-not-owned', 'queryTransferDetails', unknownFundAccount],
  ['P080002', 'fund-account-offline', 'queryTransferDetails', { productCode, accountNo: '8801220611736027' }],
  ['P080004', 'baseline', 'queryAccountStatement', { productCode, from: '2026-11-12', to: '2026-11-11' }],
  ['P260001', 'baseline', 'verifyDocument', { verifyCode: '3HWD-8PQ1-7ZKM-0V4B' }],
  ['P260002', 'verify-too-often', 'verifyDocument', { verifyCode: '3HWD-8PQ1-7ZKM-0V4B' }],
  ['P310001', 'saved-views', 'saveView', view({ name: '待还1' })],
  ['P310002', 'saved-views-full', 'saveView', view()],
  ['P310003', 'saved-views', 'saveView', view(oldView)],
  ['P310003', 'saved-views', 'deleteView', { productCode, ...oldView }],
  ['P310004', 'saved-views', 'saveView', view(noView)],
  ['P310004', 'saved-views', 'deleteView', { productCode, ...noView }],
  ['P310004', 'saved-views-child', 'deleteView', { productCode, viewId: 'ST0001', version: 1 }],
  ['P310005', 'saved-views-child', 'saveView', view({ isShared: true })],
  ['P080003', 'statement-not-ready', 'queryMonthlyStatement', { productCode, month: '2026-11' }],
];

testRefusals(rows);

const resultOf = async (session: Provider, operation: string, input: Body): Promise<unknown> =>
  (await session.call('provisional', operation, input)).body['resultCode'];

test.each<[string, Body, Body]>([
  ['submitRepay', submit(), { amount: 1_000 }],
  ['submitInstalment', submitSplit(), { periods: 3 }],
  ['changeClearType', clearType({ value: '5106' }), { value: '5110' }],
  ['saveRepaySetting', repaySetting(), { deductDaysBefore: 2 }],
  ['applyInvoiceIncrease', byInvoices(), { invoiceNos: ['26332000000120995630'] }],
])('refuses %s with other content under the same key by P090001', async (operation, input, other) => {
  const session = await provider('idempotency-conflict');
  expect(await resultOf(session, operation, input)).toBe('0000000');
  expect(await resultOf(session, operation, { ...input, ...other })).toBe('P090001');
});

test('refuses a receipt before the repayment’s end by P020011', async () => {
  const session = await provider('receipt-not-ready');
  const records = await session.call('provisional', 'queryRepayRecordPage', { productCode, ...page });
  const { list } = records.body['resultData'] as { list: { repayNo: string }[] };
  expect(await resultOf(session, 'queryRepayReceipt', { productCode, repayNo: list[0]?.repayNo })).toBe(
    'P020011',
  );
});

test('refuses clear types and increases for a wholesale product', async () => {
  const session = await provider();
  const wholesale = { productCode: '12012' };
  expect(await resultOf(session, 'queryClearTypes', wholesale)).toBe('E9000003');
  expect(await resultOf(session, 'changeClearType', { ...clearType({ value: '5106' }), ...wholesale })).toBe(
    'E9000003',
  );
  expect(await resultOf(session, 'applyIncrease', { ...increase(), ...wholesale })).toBe('E9000003');
  expect(await resultOf(session, 'queryIncreaseMaterials', { ...wholesale, method: 'FILE' })).toBe(
    'E9000003',
  );
});

test('refuses POP screens to a user without POP', async () => {
  const session = await provider();
  expect(await resultOf(session, 'queryDiscountRules', { productCode })).toBe('E9000002');
  expect(await resultOf(session, 'queryUnbilledPage', { productCode, ...page })).toBe('E9000002');
});

test('tests every state code of the operations that no other file covers', () => {
  // Other files cover the codes of accounts, approvals, payment and funds; `npm run proof -- scenarios` covers those of the opening
  // and of company data.
  // P020011 and P090001 have their own tests above; upload.test.ts covers P060006, opening.test.ts and funds.test.ts cover
  // P060007 of other uploads.
  const outsideTheRows = ['P020011', 'P090001', 'P060006', 'P060007'];
  const others = Object.values(operations).filter(
    ({ id, path }) =>
      !isOpening(id) &&
      !/^\/(accounts|approvals|payment|company|cancellation|certificate|funds)\//.test(path),
  );
  expect(untestedStates(others, rows, outsideTheRows)).toEqual([]);
});
