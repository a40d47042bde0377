/** Repayments on the wire: wishes as input; shares, results and refusals as output. */
import { DocumentKind, RepaySource, RepaymentStatus, type ProductCode } from '#generated/shared/enums.ts';
import { investorOf } from '#simulator/world/company/investors.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { isProcessing } from '#simulator/world/ledger/ledger.ts';
import type { Repayment, Share } from '#simulator/world/ledger/schema.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import { partsOf } from '#simulator/world/repayment/allocation.ts';
import {
  minimumOf,
  type AmountWish,
  type RepayRefusal,
  type Payer,
} from '#simulator/world/repayment/repay.ts';
import { terms } from '#simulator/world/terms.ts';
import { cents, yuan, type Cents } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName, Inputs } from '../../handler.ts';
import { accountNames } from '../../identity.ts';
import { debtParts, moneyText } from './amounts.ts';
import { periodsOf } from './bill.ts';
import { repaymentCode } from './documents.ts';
import { compare } from './page.ts';

export const payerOf = ({ viewer }: World, product: ProductCode): Payer => ({
  product,
  pin: viewer.pin,
  scope: scopeOf(viewer, product),
});

/** Returns the wish of a trial or a submission. */
export const amountWish = ({
  bills,
  early,
  amount,
  owed,
  couponId,
}: Inputs<'provisional'>['trialRepay']): AmountWish => ({
  ...(bills && { bills }),
  ...(early !== undefined && { early }),
  amount: cents(amount),
  ...(owed !== undefined && { owed: cents(owed) }),
  ...(couponId !== undefined && { couponId }),
});

const names: Record<RepayRefusal, ErrorName<'provisional'>> = {
  'not-owned': 'BillNotOwned',
  billing: 'BillingInProgress',
  settled: 'BillSettled',
  'being-repaid': 'RepaymentInProgress',
  'investors-mixed': 'InvestorsMixed',
  'overdue-first': 'OverdueFirst',
  'owed-changed': 'AmountChanged',
  'above-owed': 'AmountAboveOwed',
  'below-minimum': 'AmountBelowMinimum',
  'coupon-not-usable': 'CouponNotUsable',
  'source-closed': 'SourceNotOffered',
  balance: 'BalanceInsufficient',
};

/** Returns the refusal of a repayment; its message names the amount if the buyer can correct the request by it. */
export function repayRefusal({ refuse, owed }: { refuse: RepayRefusal; owed?: Cents }): {
  refuse: ErrorName<'provisional'>;
  message?: string;
} {
  if (refuse === 'owed-changed')
    return { refuse: names[refuse], message: `应还金额已变更为${moneyText(owed ?? 0)}元，请核对后重新提交` };
  if (refuse === 'above-owed')
    return { refuse: names[refuse], message: `还款金额不能超过应还金额${moneyText(owed ?? 0)}元` };
  if (refuse === 'below-minimum')
    return {
      refuse: names[refuse],
      message: `部分还款金额不能低于${moneyText(minimumOf(terms.minRepayment))}元`,
    };
  return { refuse: names[refuse] };
}

export const repayShare = (world: World, share: Share) => ({
  billNo: share.billId,
  period: share.period,
  ...periodsOf(world, share.billId),
  amount: yuan(total(share.parts)),
  ...debtParts(share.parts),
  settles: share.settles,
});

export const transferDetails = (world: World, investorNo: string, remark: string) => {
  const { name, bank } = investorOf(world, investorNo);
  return { accountName: name, ...bank, remark };
};

/** Returns the remark of a transfer that belongs to no repayment: it identifies the company to the funder. */
export const generalRemark = ({ company }: World, product: ProductCode): string =>
  `${company.creditCode.slice(-8)}${product}`;

export const payAmount = ({ amount, discount }: Repayment): Cents => amount - discount;

export const transferOf = (world: World, repayment: Repayment) => ({
  ...transferDetails(world, repayment.investorNo, repayment.id),
  amount: yuan(payAmount(repayment)),
  verifyCode: repaymentCode(DocumentKind.TransferSlip, world, repayment),
});

/** Returns the response to a submission, which is the same for each repetition. */
export const acceptance = (world: World, repayment: Repayment) => ({
  repayNo: repayment.id,
  status: RepaymentStatus.Processing,
  amount: yuan(repayment.amount),
  payAmount: yuan(payAmount(repayment)),
  source: repayment.source,
  submittedAt: repayment.submittedAt,
  ...(repayment.source === RepaySource.BankTransfer && { transfer: transferOf(world, repayment) }),
});

/** Returns the product's repayments that the viewer may see, newest first: its own; to a parent account all. */
export const ownRepayments = (world: World, product: ProductCode): Repayment[] =>
  world.repayments
    .filter(within(scopeOf(world.viewer, product)))
    .sort((a, b) => compare(b.submittedAt, a.submittedAt) || compare(b.id, a.id));

/** Returns end time and failure reason, if known. */
export const ending = (repayment: Repayment) => ({
  ...(!isProcessing(repayment) && { finishedAt: repayment.finishedAt }),
  ...(repayment.failReason !== undefined && { failReason: repayment.failReason }),
});

export const paidParts = (repayment: Repayment) => debtParts(partsOf(repayment.shares));

export const isSuccess = ({ status }: Repayment): boolean => status === RepaymentStatus.Success;

export const repayRecord = (world: World, repayment: Repayment) => ({
  repayNo: repayment.id,
  billNos: [...new Set(repayment.shares.map(({ billId }) => billId))],
  amount: yuan(repayment.amount),
  ...paidParts(repayment),
  couponDiscount: yuan(repayment.discount),
  payAmount: yuan(payAmount(repayment)),
  status: repayment.status,
  source: repayment.source,
  investorName: investorOf(world, repayment.investorNo).name,
  ...accountNames(world, repayment.pin),
  submittedAt: repayment.submittedAt,
  ...ending(repayment),
  hasReceipt: isSuccess(repayment),
});
