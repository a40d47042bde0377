import { InterestPeriod, PaymentStatus } from '#generated/shared/enums.ts';
import { cycleRule } from '#simulator/world/cycles/cycles.ts';
import { billOf } from '#simulator/world/ledger/ledger.ts';
import { interestPeriod, isSettled, itemDue } from '#simulator/world/ledger/planItem.ts';
import type { Bill, Loan, Order } from '#simulator/world/ledger/schema.ts';
import { dayOf, type Day } from '#simulator/world/values/calendar.ts';
import { apportion, sum, yuan, type Cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { currentItem, executedRate } from '../wire/bill.ts';
import { loanOf, orderItem, ownOrders, refundsOf } from '../wire/order.ts';
import { refundItem, refundTimeline } from '../wire/refund.ts';

/** Returns a loan's share of the open amount of its bill, in cents. The shares of all loans add up to that amount. */
function owedOf(world: World, loan: Loan, bill: Bill, today: Day): Cents {
  const loans = world.loans.filter((entry) => entry.billId === bill.id);
  const owed = sum(bill.items.map((item) => itemDue(item, today)));
  return (
    apportion(
      owed,
      loans.map((entry) => entry.principal),
    )[loans.indexOf(loan)] ?? 0
  );
}

function loanFacts(world: World, loan: Loan, today: Day) {
  const bill = loan.billId === undefined ? undefined : billOf(world, loan.billId);
  return {
    principal: yuan(loan.principal),
    owed: yuan(bill ? owedOf(world, loan, bill, today) : loan.principal),
    takenOn: loan.takenOn,
    interestPeriod: bill
      ? interestPeriod(currentItem(bill), bill.split !== undefined, today)
      : InterestPeriod.InterestFree,
    executedRate: bill ? executedRate(world, bill) : cycleRule(loan.cycle, loan.product).executedRate,
  };
}

const paymentText: Record<PaymentStatus, string> = {
  [PaymentStatus.Paying]: '等待支付',
  [PaymentStatus.Success]: '使用金采支付成功',
  [PaymentStatus.Cancelled]: '支付已取消',
  [PaymentStatus.Failed]: '支付失败',
  [PaymentStatus.CallbackInProgress]: '支付结果确认中',
};

/** Returns the event of the payment's end; no event before. */
function paymentSteps({ payment: { status, finishedAt, failReason } }: Order) {
  if (finishedAt === undefined) return [];
  const result = paymentText[status];
  return [{ at: finishedAt, text: failReason === undefined ? result : `${result}，${failReason}` }];
}

/** Returns the event of settling a bill, by a repayment or a refund; no event while it is open. */
function settledSteps(world: World, bill: Bill) {
  if (!bill.items.every(isSettled)) return [];
  const last = bill.items.flatMap(({ credits }) => credits).reduce((a, b) => (b.on >= a.on ? b : a));
  const source = [...world.repayments, ...world.refunds].find(({ id }) => id === last.by);
  // Without a time, noon stands for the day.
  return [{ at: source?.finishedAt ?? `${last.on} 12:00:00`, text: `账单${bill.id}已结清` }];
}

/** Returns the events of the order, newest first. */
function timeline(world: World, order: Order, loan: Loan | undefined) {
  const bill = loan?.billId === undefined ? undefined : billOf(world, loan.billId);
  const steps = [
    { at: order.orderedAt, text: '提交订单' },
    ...paymentSteps(order),
    ...(order.cancelledAt === undefined ? [] : [{ at: order.cancelledAt, text: '父订单已取消' }]),
    ...(order.receivedAt === undefined ? [] : [{ at: order.receivedAt, text: '已签收' }]),
    ...refundsOf(world, order.id).flatMap((refund) => refundTimeline(world, refund)),
    ...(bill ? [{ at: `${bill.issuedOn} 00:10:00`, text: `已计入账单${bill.id}` }] : []),
    ...(bill ? settledSteps(world, bill) : []),
  ];
  return steps.toReversed().sort((a, b) => b.at.localeCompare(a.at));
}

export const queryOrderDetail: Handler<'provisional', 'queryOrderDetail'> = (
  { productCode, orderNo },
  { world, now },
) => {
  const order = ownOrders(world, productCode).find(({ id }) => id === orderNo);
  if (order === undefined) return { refuse: 'OrderNotOwned' };
  const today = dayOf(now);
  const loan = loanOf(world, orderNo);
  return {
    data: {
      ...orderItem(world, order, today),
      items: [{ name: order.goods, quantity: order.quantity, price: yuan(order.amount / order.quantity) }],
      ...(loan && { loan: loanFacts(world, loan, today) }),
      refunds: refundsOf(world, orderNo).map((refund) => refundItem(world, refund)),
      timeline: timeline(world, order, loan),
    },
  };
};
