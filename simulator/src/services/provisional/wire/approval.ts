/** Approvals on the wire. */
import { AccountType, ApprovalFigure, ApprovalKind } from '#generated/shared/enums.ts';
import { leftFor } from '#simulator/world/accounts/limits.ts';
import { isDecidable, isWaiting, movesMoney } from '#simulator/world/approvals/approvals.ts';
import type { Approval } from '#simulator/world/approvals/schema.ts';
import { decidersOf, mayDecide } from '#simulator/world/approvals/setting.ts';
import { accountOf, childrenOf } from '#simulator/world/company/company.ts';
import { knownPhone } from '#simulator/world/company/knownPhone.ts';
import type { PurchasingAccount } from '#simulator/world/company/schema.ts';
import { fundAccount, spendable } from '#simulator/world/funds/funds.ts';
import { amountDue, billOf } from '#simulator/world/ledger/ledger.ts';
import type { Repayment, Share } from '#simulator/world/ledger/schema.ts';
import { quotaFigures } from '#simulator/world/quota/quota.ts';
import { settleRepayment } from '#simulator/world/repayment/repay.ts';
import { dayOf, momentOf, type Instant } from '#simulator/world/values/calendar.ts';
import { sum, yuan, type Cents } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';
import type { World } from '#simulator/world/world.ts';
import type { Outputs } from '../../handler.ts';
import { wantedBy } from './guarded.ts';
import { maskedPhone } from './masks.ts';
import { tryWanted } from './tryWanted.ts';

type Detail = Outputs<'provisional'>['queryApprovalDetail'];

/** Returns an account that may have been deleted. */
function person(world: World, pin: string): Detail['asker'] {
  const account = accountOf(world, pin) ?? world.formerAccounts.findLast((former) => former.pin === pin);
  return { jdpin: pin, nickname: account?.nickname ?? pin, acctType: account?.type ?? AccountType.Child };
}

export function approvalEntry(world: World, approval: Approval) {
  const { decision, endedAt, reason, made } = approval;
  return {
    approvalNo: approval.id,
    kind: approval.kind,
    status: approval.status,
    amount: yuan(approval.amount),
    threshold: yuan(approval.threshold),
    subjects: approval.subjects,
    asker: person(world, approval.pin),
    ...(reason !== undefined && { reason }),
    askedAt: approval.askedAt,
    expiresAt: approval.expiresAt,
    mine: approval.pin === world.viewer.pin,
    decidable: isDecidable(world, approval),
    ...(decision && { decider: person(world, decision.pin) }),
    ...(endedAt !== undefined && { endedAt }),
    ...(decision?.reason !== undefined && { decisionReason: decision.reason }),
    ...(made !== undefined && { referenceNo: made }),
  };
}

/** Returns the figures now and after approval, computed on the current world. */
export function approvalDetail(world: World, approval: Approval, now: Instant): Detail {
  const entry = {
    ...approvalEntry(world, approval),
    checkedAt: momentOf(now),
    ...(isDecidable(world, approval) &&
      movesMoney(approval) && {
        proof: {
          passwordSet: world.paySetting.password !== undefined,
          phone: maskedPhone(knownPhone(world)),
        },
      }),
  };
  const wanted = wantedBy(approval.content);
  if (!isWaiting(approval) || wanted === undefined)
    return { ...entry, changes: [], ...repayOf(world, approval, made(world, approval)) };
  const tried = tryWanted(world, wanted, approval.pin, now);
  if ('problem' in tried)
    return { ...entry, changes: [], ...repayOf(world, approval, undefined), problem: tried.problem };
  const repayment = approval.kind === ApprovalKind.Repay ? tried.world.repayments.at(-1) : undefined;
  const after = repayment === undefined ? tried.world : throughIn(tried.world, repayment);
  return {
    ...entry,
    changes: changesOf(world, after, approval, repayment, now),
    ...repayOf(world, approval, repayment),
  };
}

const made = (world: World, approval: Approval): Repayment | undefined =>
  world.repayments.find(({ id }) => id === approval.made);

/** Returns the world after the payment succeeded. */
const throughIn = (world: World, repayment: Repayment): World =>
  settleRepayment({ ...world, outcomes: { ...world.outcomes, repay: 'success' } }, repayment);

type Figures = (world: World, now: Instant) => Cents | undefined;

function changesOf(
  before: World,
  after: World,
  { kind, subjects, product }: Approval,
  repayment: Repayment | undefined,
  now: Instant,
): Detail['changes'] {
  const [first = ''] = subjects;
  const account = kind === ApprovalKind.Withdrawal ? first : repayment?.accountNo;
  const ofSource: [ApprovalFigure, Figures][] =
    account === undefined ? [] : [[ApprovalFigure.SourceBalance, balanceOfSource(account)]];
  const ofQuota: [ApprovalFigure, Figures][] = [
    [ApprovalFigure.AvailableQuota, (world) => quotaFigures(world.quota, world).available],
  ];
  const ofRepay: [ApprovalFigure, Figures][] = [
    ...ofSource,
    [ApprovalFigure.CompanyOwed, (world, at) => amountDue(world, dayOf(at), { product })],
    ...ofQuota,
  ];
  const ofLimit: [ApprovalFigure, Figures][] = [
    [ApprovalFigure.AccountLimit, (world) => accountOf(world, first)?.cap],
    [
      ApprovalFigure.AccountLeft,
      (world) => {
        const limited = accountOf(world, first);
        return limited && leftFor(world, limited);
      },
    ],
    ...ofQuota,
  ];
  const figures = {
    [ApprovalKind.Repay]: ofRepay,
    [ApprovalKind.Withdrawal]: [...ofSource, ...ofQuota],
    [ApprovalKind.AccountLimit]: ofLimit,
  }[kind];
  return figures.map(([figure, read]) => {
    const was = read(before, now);
    const becomes = read(after, now);
    return {
      figure,
      ...(was !== undefined && { before: yuan(was) }),
      ...(becomes !== undefined && { after: yuan(becomes) }),
    };
  });
}

const balanceOfSource =
  (accountNo: string): Figures =>
  (world) => {
    const account = fundAccount(world, accountNo);
    return account && spendable(world, account);
  };

/** The request stays readable when it can no longer be done. */
function repayOf(
  world: World,
  { content: { repay } }: Approval,
  repayment: Repayment | undefined,
): Pick<Detail, 'repay'> {
  if (repay === undefined) return {};
  const { source, amount } = repay;
  return {
    repay: {
      source,
      ...(repayment?.accountNo !== undefined && { accountNo: repayment.accountNo }),
      amount,
      couponDiscount: yuan(repayment?.discount ?? 0),
      bills: (repayment?.shares ?? []).flatMap((share) => billLine(world, share)),
    },
  };
}

function billLine(world: World, { billId, period, parts }: Share) {
  const bill = billOf(world, billId);
  const item = bill?.items.find((entry) => entry.period === period);
  if (bill === undefined || item === undefined) return [];
  const { principal, ...charges } = parts;
  return [
    {
      billNo: billId,
      period,
      periods: bill.items.length,
      jdpin: bill.pin,
      dueDate: item.dueOn,
      principal: yuan(principal),
      charges: yuan(sum(Object.values(charges))),
      amount: yuan(total(parts)),
    },
  ];
}

const decider = ({ pin, nickname, status }: PurchasingAccount) => ({ jdpin: pin, nickname, status });

export function approvalSettingEntry(world: World) {
  const { amount, updatedAt } = world.approvals.setting;
  const editable = world.viewer.account === AccountType.Parent;
  return {
    enabled: amount !== undefined,
    ...(amount !== undefined && { amount: yuan(amount) }),
    deciders: decidersOf(world).map(decider),
    ...(editable && { candidates: childrenOf(world).map(decider) }),
    editable,
    mayDecide: mayDecide(world, world.viewer.pin),
    ...(updatedAt !== undefined && { updatedAt }),
  };
}
