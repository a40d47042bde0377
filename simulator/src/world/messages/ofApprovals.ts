/** Messages about approvals: a waiting request to its deciders, the result to its asker. */
import { ApprovalKind, ApprovalStatus, MessageEvent, MessageKind } from '#generated/shared/enums.ts';
import { isWaiting } from '../approvals/approvals.ts';
import type { Approval } from '../approvals/schema.ts';
import { mayDecide } from '../approvals/setting.ts';
import { accountOf } from '../company/company.ts';
import type { World } from '../world.ts';
import { idOf, type Message } from './message.ts';
import { inWords } from './money.ts';

const kinds: Record<ApprovalKind, string> = {
  [ApprovalKind.Repay]: '还款',
  [ApprovalKind.Withdrawal]: '转出',
  [ApprovalKind.AccountLimit]: '上限额度调整',
};

const ends: Record<Exclude<ApprovalStatus, 'WAITING' | 'WITHDRAWN'>, string> = {
  [ApprovalStatus.Approved]: '已同意',
  [ApprovalStatus.Refused]: '已驳回',
  [ApprovalStatus.Expired]: '已过期',
};

const nameOf = (world: World, pin: string): string => accountOf(world, pin)?.nickname ?? pin;

export const messagesOfApproval = (world: World, approval: Approval): Message[] => [
  ...toDecide(world, approval),
  ...toAsker(world, approval),
];

function toDecide(world: World, approval: Approval): Message[] {
  const { pin } = world.viewer;
  if (approval.pin === pin) return [];
  // After the decision only the account that decided keeps the message.
  if (approval.decision?.pin !== pin && !(isWaiting(approval) && mayDecide(world, pin))) return [];
  const { id, kind, amount, askedAt, expiresAt } = approval;
  return [
    {
      id: idOf(MessageEvent.ApprovalWaiting, id),
      kind: MessageKind.Approval,
      event: MessageEvent.ApprovalWaiting,
      title: `${kinds[kind]}待您审批`,
      text: `${nameOf(world, approval.pin)}申请${kinds[kind]}${inWords(amount)}，请于${expiresAt}前审批。`,
      at: askedAt,
      referenceNo: id,
    },
  ];
}

function toAsker(world: World, approval: Approval): Message[] {
  const { status, endedAt, pin, id, kind, amount, decision } = approval;
  if (pin !== world.viewer.pin || endedAt === undefined) return [];
  if (status === ApprovalStatus.Waiting || status === ApprovalStatus.Withdrawn) return [];
  const by = decision === undefined ? '' : `，审批账号${nameOf(world, decision.pin)}`;
  const why = decision?.reason === undefined ? '' : `：${decision.reason}`;
  return [
    {
      id: idOf(MessageEvent.ApprovalEnded, id),
      kind: MessageKind.Approval,
      event: MessageEvent.ApprovalEnded,
      title: `${kinds[kind]}申请${ends[status]}`,
      text: `${kinds[kind]}${inWords(amount)}的申请${ends[status]}${by}${why}。`,
      at: endedAt,
      referenceNo: id,
    },
  ];
}
