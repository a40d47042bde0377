/** Orders on the wire, with the loan and the bill behind them. */
import { LoanStatus, type ProductCode } from '#generated/shared/enums.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { loansByOrder, refundsOfOrder } from '#simulator/world/ledger/derivedIndex.ts';
import { billOf } from '#simulator/world/ledger/ledger.ts';
import { isSettled, overdueDays } from '#simulator/world/ledger/planItem.ts';
import type { Loan, Order, Refund } from '#simulator/world/ledger/schema.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import { categoryOf } from '#simulator/world/orders/category.ts';
import { refundedAmount, sumOrders } from '#simulator/world/orders/orderSums.ts';
import type { Day } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { accountNames } from '../../identity.ts';
import { compare } from './page.ts';

export const loanOf = (world: World, orderId: string): Loan | undefined =>
  loansByOrder(world.loans).get(orderId);

/** Returns refunds of an order, newest first. */
export const refundsOf = (world: World, orderId: string): Refund[] =>
  refundsOfOrder(world.refunds, orderId).toSorted((a, b) => compare(b.appliedAt, a.appliedAt));

/** Returns the status of a loan; undefined once its bill is settled. */
export function loanStatus(world: World, loan: Loan, today: Day): LoanStatus | undefined {
  if (loan.billId === undefined) return LoanStatus.Normal;
  const open = billOf(world, loan.billId)?.items.filter((item) => !isSettled(item)) ?? [];
  if (open.length === 0) return undefined;
  return open.some((item) => overdueDays(item, today) > 0) ? LoanStatus.Overdue : LoanStatus.Normal;
}

export function orderItem(world: World, order: Order, today: Day) {
  const loan = loanOf(world, order.id);
  const refunds = refundsOf(world, order.id);
  const status = loan && loanStatus(world, loan, today);
  return {
    orderNo: order.id,
    ...(order.parentId !== undefined && { parentOrderNo: order.parentId }),
    goods: order.goods,
    category: categoryOf(order),
    quantity: order.quantity,
    amount: yuan(order.amount),
    refundedAmount: yuan(refundedAmount(refunds)),
    orderedAt: order.orderedAt,
    receipt: order.receipt,
    afterSale: order.afterSale,
    ...(refunds[0] && { refundStatus: refunds[0].status }),
    paymentStatus: order.payment.status,
    ...(loan && { loanNo: loan.id, cycle: loan.cycle }),
    ...(status !== undefined && { loanStatus: status }),
    billed: loan?.billId !== undefined,
    ...(loan?.billId !== undefined && { billNo: loan.billId }),
    ...accountNames(world, order.pin),
    ...(order.supplier !== undefined && { supplierName: order.supplier }),
  };
}

/** Returns the product's orders visible to the viewer, newest first. */
export const ownOrders = (world: World, product: ProductCode): Order[] =>
  world.orders
    .filter(within(scopeOf(world.viewer, product)))
    .sort((a, b) => compare(b.orderedAt, a.orderedAt) || compare(b.id, a.id));

/** Returns the sums of the given orders, in yuan, without those that are not effective. */
export function orderSums(world: World, orders: readonly Order[]) {
  const { amount, refunded } = sumOrders(world.refunds, orders);
  return { sumAmount: yuan(amount), sumRefunded: yuan(refunded) };
}
