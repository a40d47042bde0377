/** Messages about repayments, refunds, audits, contracts and coupons. */
import {
  IncreaseStatus,
  MessageEvent,
  MessageKind,
  RefundStatus,
  RefundTarget,
  RepaymentStatus,
} from '#generated/shared/enums.ts';
import type { Coupon } from '../benefits/schema.ts';
import type { Contract } from '../contracts/schema.ts';
import type { Refund, Repayment } from '../ledger/schema.ts';
import type { IncreaseApplication } from '../quota/schema.ts';
import { terms } from '../terms.ts';
import { addDays } from '../values/calendar.ts';
import { idOf, type Message } from './message.ts';
import { inWords } from './money.ts';

export function messageOfRepayment({ id, status, amount, finishedAt, failReason }: Repayment): Message[] {
  if (status === RepaymentStatus.Processing) return [];
  const success = status === RepaymentStatus.Success;
  const event = success ? MessageEvent.Repaid : MessageEvent.RepayFailed;
  return [
    {
      id: idOf(event, id),
      kind: MessageKind.Repay,
      event,
      title: success ? '还款成功' : '还款失败',
      text: success
        ? `还款${inWords(amount)}已入账，流水号${id}。`
        : `还款${inWords(amount)}未成功：${failReason ?? '请重新还款'}。`,
      at: finishedAt,
      referenceNo: id,
    },
  ];
}

const targets: Record<RefundTarget, string> = {
  [RefundTarget.Bill]: '抵减账单应还',
  [RefundTarget.Unbilled]: '抵减未出账金额',
  [RefundTarget.Overflow]: '退回溢缴款账户',
  [RefundTarget.EasyPay]: '退回易捷付还款账户',
};

export const messageOfRefund = ({ id, status, amount, target, finishedAt }: Refund): Message[] =>
  status === RefundStatus.Success
    ? [
        {
          id: idOf(MessageEvent.Refunded, id),
          kind: MessageKind.Refund,
          event: MessageEvent.Refunded,
          title: '退款已到账',
          text: `${inWords(amount)}已${targets[target]}。`,
          at: finishedAt,
          referenceNo: id,
        },
      ]
    : [];

export function messageOfAudit(application: IncreaseApplication): Message[] {
  const { id, status, limitBefore, limitAfter, refuseReason, finishedAt } = application;
  if (status === IncreaseStatus.Reviewing) return [];
  const passed = status === IncreaseStatus.Approved;
  const event = MessageEvent.AuditEnded;
  return [
    {
      id: idOf(event, id),
      kind: MessageKind.Audit,
      event,
      title: passed ? '提额审核已通过' : '提额审核未通过',
      text: passed
        ? `总额度由${inWords(limitBefore)}调整为${inWords(limitAfter ?? limitBefore)}。`
        : `${refuseReason ?? '综合评估未通过'}。`,
      at: finishedAt,
      referenceNo: id,
    },
  ];
}

export const messageOfContract = ({
  name,
  templateNo,
  templateVersion,
  needFace,
  askedAt,
}: Contract): Message[] =>
  askedAt === undefined
    ? []
    : [
        {
          id: idOf(MessageEvent.ContractToSign, `${templateNo}-${templateVersion}`),
          kind: MessageKind.Contract,
          event: MessageEvent.ContractToSign,
          title: '合同待签署',
          text: `${name}（${templateVersion}）${needFace ? '，需法人人脸识别' : ''}。`,
          at: askedAt,
          referenceNo: templateNo,
        },
      ];

/** Returns the reminder of a coupon some days before it expires, if it was valid and unused then. */
export function messageOfCoupon({ id, name, validFrom, validTo, usedAt }: Coupon): Message[] {
  const at = `${addDays(validTo.slice(0, 10), -terms.couponRemindDays)} ${terms.remindTime}`;
  if (at < validFrom || (usedAt !== undefined && usedAt < at)) return [];
  return [
    {
      id: idOf(MessageEvent.CouponExpiring, id),
      kind: MessageKind.Coupon,
      event: MessageEvent.CouponExpiring,
      title: `优惠券${String(terms.couponRemindDays)}天后到期`,
      text: `${name}，有效期至${validTo}。`,
      at,
      referenceNo: id,
    },
  ];
}
