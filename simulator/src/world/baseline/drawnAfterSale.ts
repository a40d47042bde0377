/**
 * Generates unusual purchases of a generated company: unpaid ones, and ones with a refund.
 */
import type { Faker } from '@faker-js/faker';
import {
  AfterSale,
  OrderReceipt,
  PaymentStatus,
  RefundStatus,
  RefundTarget,
} from '#generated/shared/enums.ts';
import { nextBillDate } from '../cycles/cycles.ts';
import type { Loan, Order, Refund } from '../ledger/schema.ts';
import { arrivalOf } from '../orders/receipts.ts';
import { terms } from '../terms.ts';
import { addDays, type Day } from '../values/calendar.ts';
import { anchor } from './history.ts';

/** A purchase in its current state. It has no loan if no debt remains. */
export interface BoughtOrder {
  readonly order: Order;
  readonly loan?: Loan;
  readonly refund?: Refund;
}

/**
 * Chances of a state. Few purchases are recent enough for a refund in progress, so a larger share of these has one.
 * `whole`: the refund is for the whole order. `refused`: it was refused.
 */
const chanceOf = { unpaid: 0.03, refund: 0.08, recentRefund: 0.4, whole: 0.3, refused: 0.3 } as const;

const reasons = ['多拍或错拍', '商品与描述不符', '不想要了', '规格不符', '商品损坏'];

/** Returns a purchase, perhaps unpaid or refunded. @param serial number of the purchase in its world, for the refund's id */
export function afterSaleOf(
  faker: Faker,
  bought: Required<Omit<BoughtOrder, 'refund'>>,
  serial: number,
): BoughtOrder {
  if (faker.datatype.boolean(chanceOf.unpaid)) return { order: neverPaid(faker, bought.order) };
  const isRecent = refundDays(bought.order).ended >= anchor;
  const chance = isRecent ? chanceOf.recentRefund : chanceOf.refund;
  return faker.datatype.boolean(chance) ? refunded(faker, bought, serial) : bought;
}

/** Returns an order that the buyer gave up or that lacked credit; it was cancelled on the evening of its day. */
function neverPaid(faker: Faker, { receivedAt: _received, ...order }: Order): Order {
  const cancelledAt = `${order.orderedAt.slice(0, 10)} 18:30:00`;
  const { finishedAt = cancelledAt } = order.payment;
  return {
    ...order,
    payment: faker.datatype.boolean()
      ? { status: PaymentStatus.Failed, finishedAt, failReason: '可用额度不足' }
      : { status: PaymentStatus.Cancelled, finishedAt: cancelledAt },
    receipt: OrderReceipt.ParentCancelled,
    cancelledAt,
  };
}

/** Returns the days of a refund: applied for on the day after arrival, ended some days later. */
function refundDays(order: Order): { applied: Day; ended: Day } {
  const applied = addDays(arrivalOf(order).slice(0, 10), 1);
  return { applied, ended: addDays(applied, terms.refundDays) };
}

/**
 * Adds a refund, unless it would be applied for after the anchor, the day that the company is generated for. If it ended
 * before billing, it may have succeeded, and its amount was never lent. If it ends after the anchor and the order is
 * unbilled, it is in progress. Any other was refused.
 */
function refunded(
  faker: Faker,
  { order, loan }: Required<Omit<BoughtOrder, 'refund'>>,
  serial: number,
): BoughtOrder {
  const { applied, ended } = refundDays(order);
  if (applied >= anchor) return { order, loan };
  const isWhole = faker.datatype.boolean(chanceOf.whole);
  const refund: Refund = {
    id: `TK${applied.replaceAll('-', '')}${String(serial).padStart(8, '0')}`,
    orderId: order.id,
    product: order.product,
    pin: order.pin,
    amount: isWhole ? order.amount : faker.number.int({ min: 1, max: order.amount - 1 }),
    status: RefundStatus.InProgress,
    target: RefundTarget.Unbilled,
    reason: faker.helpers.arrayElement(reasons),
    appliedAt: `${applied} 15:30:00`,
    finishedAt: `${ended} 15:30:00`,
    allocations: [],
  };
  const isUnbilled = ended < nextBillDate(loan.cycle, loan.takenOn);
  if (ended >= anchor && isUnbilled)
    return { order: { ...order, afterSale: AfterSale.Entered }, loan, refund };
  const ending = { ...order, afterSale: AfterSale.Completed };
  if (ended >= anchor || !isUnbilled || faker.datatype.boolean(chanceOf.refused)) {
    const finishedAt = `${applied} 17:05:00`;
    const failed = { status: RefundStatus.Failed, finishedAt, failReason: '退货未收到' };
    return { order: ending, loan, refund: { ...refund, ...failed } };
  }
  const done: Refund = { ...refund, status: RefundStatus.Success };
  return isWhole
    ? { order: { ...ending, receipt: OrderReceipt.Returned }, refund: done }
    : {
        order: { ...ending, receipt: OrderReceipt.PartiallyReturned },
        loan: { ...loan, principal: loan.principal - refund.amount },
        refund: done,
      };
}
