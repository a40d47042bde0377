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
import { operationIn } from './guarded.ts';
import { maskedPhone } from './masks.ts';
import { runForAsker } from './runForAsker.ts';

type Detail = Outputs<'provisional'>['queryApprovalDetail'];

/** Returns the account of a login, even if it has been deleted. */
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

/** Returns an approval with its figures before and after the operation, computed on the current world. */
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
  const operation = operationIn(approval.content);
  if (!isWaiting(approval) || operation === undefined)
    return { ...entry, changes: [], ...repayOf(world, approval, repaymentMadeBy(world, approval)) };
  const tried = runForAsker(world, operation, approval.pin, now);
  if ('problem' in tried)
    return { ...entry, changes: [], ...repayOf(world, approval, undefined), problem: tried.problem };
  const repayment = approval.kind === ApprovalKind.Repay ? tried.world.repayments.at(-1) : undefined;
  const after = repayment === undefined ? tried.world : afterSuccess(tried.world, repayment);
  return {
    ...entry,
    changes: changesOf(figuresOf(approval, repayment), world, after, now),
    ...repayOf(world, approval, repayment),
  };
}

const repaymentMadeBy = (world: World, approval: Approval): Repayment | undefined =>
  world.repayments.find(({ id }) => id === approval.made);

/** Returns the world in which a repayment has succeeded. */
const afterSuccess = (world: World, repayment: Repayment): World =>
  settleRepayment({ ...world, outcomes: { ...world.outcomes, repay: 'success' } }, repayment);

type NamedFigure = readonly [name: ApprovalFigure, read: (world: World, now: Instant) => Cents | undefined];

const changesOf = (
  figures: readonly NamedFigure[],
  before: World,
  after: World,
  now: Instant,
): Detail['changes'] =>
  figures.map(([figure, read]) => {
    const was = read(before, now);
    const becomes = read(after, now);
    return {
      figure,
      ...(was !== undefined && { before: yuan(was) }),
      ...(becomes !== undefined && { after: yuan(becomes) }),
    };
  });

/** Returns the figures that an operation changes. */
function figuresOf(
  { kind, subjects: [subject = ''], product }: Approval,
  repayment: Repayment | undefined,
): NamedFigure[] {
  switch (kind) {
    case ApprovalKind.Repay: {
      const source = repayment?.accountNo === undefined ? [] : [sourceBalance(repayment.accountNo)];
      return [...source, companyOwed(product), availableQuota];
    }
    case ApprovalKind.Withdrawal:
      return [sourceBalance(subject), availableQuota];
    case ApprovalKind.AccountLimit:
      return [accountLimit(subject), accountLeft(subject), availableQuota];
  }
}

const availableQuota: NamedFigure = [
  ApprovalFigure.AvailableQuota,
  (world) => quotaFigures(world.quota, world).available,
];

const companyOwed = (product: Approval['product']): NamedFigure => [
  ApprovalFigure.CompanyOwed,
  (world, now) => amountDue(world, dayOf(now), { product }),
];

const sourceBalance = (accountNo: string): NamedFigure => [
  ApprovalFigure.SourceBalance,
  (world) => {
    const account = fundAccount(world, accountNo);
    return account && spendable(world, account);
  },
];

const accountLimit = (pin: string): NamedFigure => [
  ApprovalFigure.AccountLimit,
  (world) => accountOf(world, pin)?.cap,
];

const accountLeft = (pin: string): NamedFigure => [
  ApprovalFigure.AccountLeft,
  (world) => {
    const account = accountOf(world, pin);
    return account && leftFor(world, account);
  },
];

/** Returns the requested repayment, also when it can no longer be made; then without discount and bills. */
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
