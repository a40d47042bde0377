import { expect, test } from 'vitest';
import { billsOf, panelOf, type RepayResult } from './result.ts';

const parts = { principal: 100, interest: 0, fee: 0, penalty: 0 };
const result: RepayResult = {
  repayNo: 'HK1',
  status: '00',
  amount: 100,
  payAmount: 100,
  source: 'OVERFLOW',
  submittedAt: '2026-11-12 10:00:00',
  couponDiscount: 0,
  parts,
  shares: [
    { billNo: 'ZD1', period: 1, amount: 60, settles: true, ...parts },
    { billNo: 'ZD1', period: 2, amount: 40, settles: false, ...parts },
  ],
  restoredQuota: 0,
};

test('a processing repayment shows its expected end, a bank transfer 30 minutes', () => {
  expect(panelOf({ ...result, expectedAt: '2026-11-12 10:00:06' }, undefined)).toMatchObject({
    resultState: 'waiting',
    title: '还款处理中',
    text: '预计2026-11-12 10:00:06前完成，请勿重复还款',
  });
  expect(panelOf({ ...result, source: 'BANK_TRANSFER' }, undefined).text).toContain('30分钟');
});

test('offers the records after success, another repayment after failure', () => {
  expect(panelOf({ ...result, status: '01' }, undefined)).toMatchObject({
    resultState: 'success',
    title: '还款成功',
    rightBtnText: '查看记录',
  });
  expect(panelOf({ ...result, status: '02', failReason: '余额不足' }, undefined)).toMatchObject({
    resultState: 'fail',
    title: '还款失败',
    text: '余额不足',
    rightBtnText: '继续还款',
  });
});

test.each([
  ['with an unknown freeze', 60, undefined, '款项已入账，账单已更新'],
  ['that restores quota', 60, false, '款项已入账，额度已恢复，可继续采购'],
  ['of charges only', 0, false, '款项已入账，账单已更新'],
  ['with a frozen quota', 60, true, /额度仍处于冻结状态/],
])('shows the text of a successful repayment %s', (_, restoredQuota, frozen, text) => {
  const shownText = panelOf({ ...result, status: '01', restoredQuota }, frozen).text;
  expect(shownText).toMatch(text);
});

test('lists a bill with several repaid periods once', () => {
  expect(billsOf(result)).toBe('ZD1');
});
