import { RepaySourceLabel } from '#generated/shared/labels.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { accountText } from '#portal/domain/repayment/accountText.ts';
import { formatAmount } from '#portal/format/money.ts';
import { copy } from '../copy.ts';

const { detail: words } = copy;

/** Formats a figure that the approval changes. Only a limit can be missing. */
export const figureText = (yuan: number | undefined): string =>
  yuan === undefined ? words.noLimit : formatAmount(yuan);

/** Labels and values of the operation: bills, source, amount and coupon of a repayment, else the account. */
export function approvalFacts({ kind, repay, subjects }: ApprovalDetail): (readonly [string, string])[] {
  if (kind !== 'REPAY') return [[words.account[kind], subjects.join(copy.join)]];
  if (repay === undefined) return [];
  return [
    [words.bill, words.billCount(subjects.length)],
    [words.source, accountText(RepaySourceLabel[repay.source], repay.accountNo)],
    [copy.fields.amount, formatAmount(repay.amount)],
    ...(repay.couponDiscount === 0
      ? []
      : ([[words.couponDiscount, `-${formatAmount(repay.couponDiscount)}`]] as const)),
  ];
}
