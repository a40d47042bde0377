import { expect, test } from 'vitest';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import type { RepayRecord } from './queries.ts';
import { wantedReceipts } from './wantedReceipts.ts';

const record = (repayNo: string, change: Partial<RepayRecord>) =>
  ({ repayNo, payAmount: 10, hasReceipt: false, ...change }) as RepayRecord;

test(
  'lists the receipts to print, with the reason if a repayment has none',
  { tags: ['far-receipts'] },
  () => {
    const wanted = wantedReceipts([
      record('HK1', { status: RepaymentStatus.Success, hasReceipt: true }),
      record('HK2', { status: RepaymentStatus.Processing }),
      record('HK3', { status: RepaymentStatus.Failed, failReason: '付款账户扣款失败' }),
    ]);
    expect(wanted).toEqual([
      { repayNo: 'HK1', payAmount: 10 },
      { repayNo: 'HK2', payAmount: 10, leftOut: '还款处理中，没有回单' },
      { repayNo: 'HK3', payAmount: 10, leftOut: '还款失败：付款账户扣款失败' },
    ]);
  },
);
