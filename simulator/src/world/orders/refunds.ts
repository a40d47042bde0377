/** Refunds: some days after the application they are deducted from a debt or paid into a fund account. */
import {
  AccountDetailType,
  AccountDirection,
  AfterSale,
  CounterpartKind,
  FundAccountType,
  OrderReceipt,
  RefundStatus,
  RefundTarget,
} from '#generated/shared/enums.ts';
import { withEasyPay } from '../funds/easyPay.ts';
import { move } from '../funds/funds.ts';
import type { FundAccount } from '../funds/schema.ts';
import { refundsOfOrder } from '../ledger/derivedIndex.ts';
import { billOf, isBeingRepaid } from '../ledger/ledger.ts';
import { credit, isSettled, principalLeft } from '../ledger/planItem.ts';
import type { Bill, Loan, Refund } from '../ledger/schema.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import { noParts } from '../values/parts.ts';
import type { World } from '../world.ts';

/** Returns the amount of an order's refunds, successful ones and those in progress. */
const refundedOf = (world: World, orderId: string): Cents =>
  sum(
    refundsOfOrder(world.refunds, orderId)
      .filter((entry) => entry.status !== RefundStatus.Failed)
      .map((entry) => entry.amount),
  );

const loanOf = (world: World, orderId: string): Loan | undefined =>
  world.loans.find((loan) => loan.orderId === orderId);

/** Returns the principal of a bill that a refund may reduce: 0 while a repayment of the bill is in progress. */
const reduciblePrincipal = (world: World, bill: Bill | undefined): Cents =>
  bill === undefined || isBeingRepaid(world, bill.id)
    ? 0
    : sum(bill.items.filter((item) => !isSettled(item)).map(principalLeft));

/** Returns the account for refunds: overflow, else easyPay. */
const accountFor = ({ funds }: World): FundAccount | undefined =>
  funds.find(({ type }) => type === FundAccountType.Overflow) ??
  funds.find(({ type }) => type === FundAccountType.EasyPay);

/** Returns where a refund goes now: to its unbilled loan, to its bill if that owes enough, else to a fund account. */
function targetOf(world: World, { orderId, amount }: Pick<Refund, 'orderId' | 'amount'>): RefundTarget {
  const loan = loanOf(world, orderId);
  if (loan && loan.billId === undefined && loan.principal >= amount) return RefundTarget.Unbilled;
  if (loan?.billId !== undefined && reduciblePrincipal(world, billOf(world, loan.billId)) >= amount)
    return RefundTarget.Bill;
  return accountFor(world)?.type === FundAccountType.Overflow ? RefundTarget.Overflow : RefundTarget.EasyPay;
}

export function applyRefund(
  world: World,
  { orderId, amount, reason }: { orderId: string; amount: Cents; reason: string },
  now: Instant,
): { world: World; refund: Refund } | { refuse: 'no-order' | 'above-order' } {
  const order = world.orders.find((entry) => entry.id === orderId);
  if (order === undefined) return { refuse: 'no-order' };
  if (amount <= 0 || amount > order.amount - refundedOf(world, orderId)) return { refuse: 'above-order' };
  const { product, pin } = order;
  const refund: Refund = {
    id: numberOf('TK', now, world.refunds.length + 1),
    orderId,
    product,
    pin,
    amount,
    status: RefundStatus.InProgress,
    target: targetOf(world, { orderId, amount }),
    reason,
    appliedAt: momentOf(now),
    finishedAt: momentOf(now + terms.refundDays * 86_400_000),
    allocations: [],
  };
  const orders = world.orders.map((entry) =>
    entry.id === orderId ? { ...entry, afterSale: AfterSale.Entered } : entry,
  );
  return { refund, world: { ...world, orders, refunds: [...world.refunds, refund] } };
}

/** Deducts an amount from the open periods of a bill, first due first. */
function reduceBill(
  bill: Bill,
  { id, amount, finishedAt }: Refund,
): { bill: Bill; refund: Pick<Refund, 'allocations'> } {
  const on = finishedAt.slice(0, 10);
  const allocations: Refund['allocations'] = [];
  let left = amount;
  const items = bill.items.map((item) => {
    const principal = isSettled(item) ? 0 : Math.min(left, principalLeft(item));
    if (principal === 0) return item;
    left -= principal;
    const parts = { ...noParts, principal };
    allocations.push({ billId: bill.id, period: item.period, parts });
    return credit(item, { kind: 'refunded', on, by: id, parts });
  });
  return { bill: { ...bill, items }, refund: { allocations } };
}

/** Returns the receipt of an order after a refund: completely or partially returned. */
const receiptAfter = (world: World, orderId: string): OrderReceipt => {
  const order = world.orders.find((entry) => entry.id === orderId);
  return order && refundedOf(world, orderId) >= order.amount
    ? OrderReceipt.Returned
    : OrderReceipt.PartiallyReturned;
};

/** Pays a refund into its account; opens one if needed. */
function payRefund(world: World, refund: Refund): World {
  const { id, orderId, amount, finishedAt } = refund;
  const account = accountFor(world);
  if (account === undefined) return payRefund(withEasyPay(world, finishedAt.slice(0, 10)), refund);
  return move(world, account.accountNo, {
    type: AccountDetailType.Refund,
    direction: AccountDirection.Income,
    amount,
    at: finishedAt,
    counterpart: { kind: CounterpartKind.Refund, no: id },
    remark: `订单${orderId}退款`,
  });
}

/** Ends a refund: reduces the debt, or pays it into a fund account. */
export function finishRefund(world: World, refund: Refund): World {
  const target = targetOf(world, refund);
  const loan = loanOf(world, refund.orderId);
  const bill = loan?.billId === undefined ? undefined : billOf(world, loan.billId);
  const reduced = target === RefundTarget.Bill && bill ? reduceBill(bill, refund) : undefined;
  const done: Refund = { ...refund, ...reduced?.refund, target, status: RefundStatus.Success };
  const after: World = {
    ...world,
    refunds: world.refunds.map((entry) => (entry.id === refund.id ? done : entry)),
    orders: world.orders.map((entry) =>
      entry.id === refund.orderId
        ? { ...entry, afterSale: AfterSale.Completed, receipt: receiptAfter(world, refund.orderId) }
        : entry,
    ),
    ...(reduced && { bills: world.bills.map((entry) => (entry === bill ? reduced.bill : entry)) }),
    ...(target === RefundTarget.Unbilled && {
      // A completely refunded loan is removed: no bill includes it.
      loans: world.loans
        .map((entry) => (entry === loan ? { ...entry, principal: entry.principal - refund.amount } : entry))
        .filter((entry) => entry.principal > 0),
    }),
  };
  const toAccount = target === RefundTarget.Overflow || target === RefundTarget.EasyPay;
  return toAccount ? payRefund(after, done) : after;
}
