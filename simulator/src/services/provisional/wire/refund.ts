/** Refunds on the wire. */
import { RefundStatus, RefundTarget, type ProductCode } from '#generated/shared/enums.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { ordersById } from '#simulator/world/ledger/derivedIndex.ts';
import type { Refund } from '#simulator/world/ledger/schema.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { accountNames } from '../../identity.ts';
import { loanOf } from './order.ts';

export const isOver = (refund: Refund): boolean => refund.status !== RefundStatus.InProgress;

export function refundItem(world: World, refund: Refund) {
  const order = ordersById(world.orders).get(refund.orderId);
  const billNo = refund.allocations[0]?.billId ?? loanOf(world, refund.orderId)?.billId;
  return {
    refundNo: refund.id,
    orderNo: refund.orderId,
    goods: order?.goods ?? '',
    amount: yuan(refund.amount),
    status: refund.status,
    target: refund.target,
    ...(refund.target === RefundTarget.Bill && billNo !== undefined && { billNo }),
    ...accountNames(world, refund.pin),
    appliedAt: refund.appliedAt,
    ...(isOver(refund) && { finishedAt: refund.finishedAt }),
    ...(refund.failReason !== undefined && { failReason: refund.failReason }),
  };
}

/** Returns the product's refunds visible to the viewer, newest first. */
export const ownRefunds = (world: World, product: ProductCode): Refund[] =>
  world.refunds
    .filter(within(scopeOf(world.viewer, product)))
    .sort((a, b) => b.appliedAt.localeCompare(a.appliedAt));

const targetText: Record<RefundTarget, string> = {
  [RefundTarget.Bill]: '已冲减账单',
  [RefundTarget.Unbilled]: '已冲减未出账金额',
  [RefundTarget.Overflow]: '已转入溢缴款账户',
  [RefundTarget.EasyPay]: '已转入易捷付还款账户',
};

/** Returns the events of a refund, newest first. */
export function refundTimeline(world: World, refund: Refund): { at: string; text: string }[] {
  const { billNo = '' } = refundItem(world, refund);
  const applied = { at: refund.appliedAt, text: '申请退款' };
  if (refund.status === RefundStatus.Success)
    return [{ at: refund.finishedAt, text: `退款成功，${targetText[refund.target]}${billNo}` }, applied];
  if (refund.status === RefundStatus.Failed)
    return [{ at: refund.finishedAt, text: `退款失败，${refund.failReason ?? '请联系客服'}` }, applied];
  return [applied];
}
