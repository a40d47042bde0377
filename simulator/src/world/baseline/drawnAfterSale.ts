/** What of a drawn company's purchases did not go the straight way: never paid, sent back before it was billed, a refund refused or under way. */
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

/** A purchase as it is now; without a loan where nothing is owed for it. */
export interface Bought {
  readonly order: Order;
  readonly loan?: Loan;
  readonly refund?: Refund;
}

/** Few purchases are recent enough for a refund that is still under way: of these more are sent back. */
const chanceOf = { unpaid: 0.03, refund: 0.08, recentRefund: 0.4, whole: 0.3, refused: 0.3 } as const;

const reasons = ['多拍或错拍', '商品与描述不符', '不想要了', '规格不符', '商品损坏'];

/** @param serial of the purchase in its world, which its refund is numbered by */
export function afterSaleOf(faker: Faker, bought: Required<Omit<Bought, 'refund'>>, serial: number): Bought {
  if (faker.datatype.boolean(chanceOf.unpaid)) return { order: neverPaid(faker, bought.order) };
  const isRecent = refundDays(bought.order).ended >= anchor;
  const chance = isRecent ? chanceOf.recentRefund : chanceOf.refund;
  return faker.datatype.boolean(chance) ? refunded(faker, bought, serial) : bought;
}

/** Given up by its buyer, or refused for want of credit: on the evening of its day it is cancelled. */
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

/** Applied for on the day after its arrival, and ended so many days later. */
function refundDays(order: Order): { applied: Day; ended: Day } {
  const applied = addDays(arrivalOf(order).slice(0, 10), 1);
  return { applied, ended: addDays(applied, terms.refundDays) };
}

/**
 * A refund. One that has ended while the purchase was not yet billed may have succeeded: what it gave
 * back was never lent. One that ends after the anchor is under way; any other was refused.
 */
function refunded(faker: Faker, { order, loan }: Required<Omit<Bought, 'refund'>>, serial: number): Bought {
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
