/** Unpaid and returned orders of the baseline, and its refunds, so that a list shows orders in every state. */
import {
  AfterSale,
  OrderReceipt,
  PaymentStatus,
  RefundStatus,
  RefundTarget,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { credit, isSettled } from '../ledger/planItem.ts';
import type { Bill, Order, Refund, Repayment } from '../ledger/schema.ts';
import type { Moment } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import { noParts } from '../values/parts.ts';
import { quantityOf } from './ledger.ts';
import type { LedgerParts } from './ledgerParts.ts';

type UnpaidOrder = Pick<Order, 'goods' | 'orderedAt' | 'payment' | 'receipt'> &
  Partial<Pick<Order, 'cancelledAt' | 'parentId'>> & { pin: string; yuan: number };

/** Orders without a loan: their payment is open, failed or was given up. */
const unpaidOrders: readonly UnpaidOrder[] = [
  {
    pin: 'hechuan_cg02',
    goods: '办公座椅',
    yuan: 6_890,
    orderedAt: '2026-11-12 09:20:33',
    payment: { status: PaymentStatus.Cancelled, finishedAt: '2026-11-12 09:35:20' },
    receipt: OrderReceipt.ParentCancelled,
    cancelledAt: '2026-11-12 09:35:20',
    parentId: 'DD202611129000',
  },
  {
    pin: 'hechuan_caigou',
    goods: '工业交换机',
    yuan: 42_600,
    orderedAt: '2026-11-12 09:31:20',
    payment: { status: PaymentStatus.Paying },
    receipt: OrderReceipt.WaitingReceipt,
  },
  {
    pin: 'hechuan_caigou',
    goods: '变频器',
    yuan: 60_000,
    orderedAt: '2026-11-11 10:02:55',
    payment: { status: PaymentStatus.CallbackInProgress },
    receipt: OrderReceipt.WaitingReceipt,
  },
  {
    pin: 'hechuan_cg03',
    goods: '工具套装',
    yuan: 29_700,
    orderedAt: '2026-11-08 14:11:37',
    payment: {
      status: PaymentStatus.Failed,
      finishedAt: '2026-11-08 14:11:41',
      failReason: '可用额度不足',
    },
    receipt: OrderReceipt.ParentCancelled,
    cancelledAt: '2026-11-08 14:41:37',
  },
];

const unpaidOrder = ({ yuan, ...rest }: UnpaidOrder, index: number, product: ProductCode): Order => ({
  ...rest,
  id: `DD${rest.orderedAt.slice(0, 10).replaceAll('-', '')}${9001 + index}`,
  product,
  amount: cents(yuan),
  quantity: quantityOf(cents(yuan)),
  afterSale: AfterSale.NotEntered,
});

/** Refund to the overflow account, matching its movement. */
export const refundToAccount = {
  id: 'TK2026110200000377',
  yuan: 1_883.45,
  at: '2026-11-03 10:05:18',
} as const;

/**
 * A refund of the order that an account placed on a day. The target `Overflow` stands for the scenario's account for refunds that
 * reduce no debt.
 */
interface PastRefund {
  pin: string;
  day: string;
  refund: Pick<Refund, 'id' | 'status' | 'target' | 'reason'> & {
    yuan: number;
    appliedAt: Moment;
    finishedAt: Moment;
    failReason?: string;
  };
}

const pastRefunds: readonly PastRefund[] = [
  {
    pin: 'hechuan_caigou',
    day: '2026-10-25',
    refund: {
      id: 'TK2026102600000913',
      status: RefundStatus.Success,
      target: RefundTarget.Unbilled,
      reason: '多拍或错拍',
      yuan: 1_328.2,
      appliedAt: '2026-10-26 15:40:12',
      finishedAt: '2026-10-27 10:12:30',
    },
  },
  {
    pin: 'hechuan_cg03',
    day: '2026-10-09',
    refund: {
      id: 'TK2026101500000198',
      status: RefundStatus.Success,
      target: RefundTarget.Bill,
      reason: '商品与描述不符',
      yuan: 120,
      appliedAt: '2026-10-14 08:55:19',
      finishedAt: '2026-10-15 14:21:07',
    },
  },
  {
    pin: 'hechuan_cg03',
    day: '2026-10-20',
    refund: {
      id: 'TK2026111100000417',
      status: RefundStatus.InProgress,
      target: RefundTarget.Overflow,
      reason: '不想要了',
      yuan: 652,
      appliedAt: '2026-11-11 17:25:06',
      finishedAt: '2026-11-14 17:25:06',
    },
  },
  // The bill was already repaid, so the refund is on the overflow account (baseline/funds.ts).
  {
    pin: 'hechuan_cg02',
    day: '2026-10-16',
    refund: {
      id: refundToAccount.id,
      status: RefundStatus.Success,
      target: RefundTarget.Overflow,
      reason: '规格不符',
      yuan: refundToAccount.yuan,
      appliedAt: '2026-11-02 09:12:40',
      finishedAt: refundToAccount.at,
    },
  },
  {
    pin: 'hechuan_cg02',
    day: '2026-10-02',
    refund: {
      id: 'TK2026101800000265',
      status: RefundStatus.Failed,
      target: RefundTarget.Overflow,
      reason: '不想要了',
      yuan: 480,
      appliedAt: '2026-10-18 09:00:41',
      finishedAt: '2026-10-19 11:30:00',
      failReason: '退货未收到',
    },
  },
];

/** Returns an order after its refund. A refund before billing adds to the order what the loan excludes. */
const orderAfterRefund = (order: Order, { status, target, yuan }: PastRefund['refund']): Order => {
  const over = target === RefundTarget.Unbilled ? cents(yuan) : 0;
  const amount = order.amount + over;
  const after: Record<RefundStatus, Pick<Order, 'afterSale' | 'receipt'>> = {
    [RefundStatus.Success]: { afterSale: AfterSale.Completed, receipt: OrderReceipt.PartiallyReturned },
    [RefundStatus.InProgress]: { afterSale: AfterSale.Entered, receipt: order.receipt },
    [RefundStatus.Failed]: { afterSale: AfterSale.Completed, receipt: order.receipt },
  };
  return { ...order, amount, quantity: quantityOf(amount), ...after[status] };
};

/** Adds a past refund to a settled period, whose payment becomes smaller; undefined if the period is open. */
function refundInHistory(bill: Bill, refund: Refund): { bill: Bill; reducedRepaymentId: string } | undefined {
  const [item] = bill.items;
  const [paid] = item?.credits ?? [];
  if (item === undefined || paid === undefined || !isSettled(item)) return undefined;
  const parts = { ...noParts, principal: refund.amount };
  const { settledOn: _settled, credits: _credits, ...open } = item;
  const refunded = credit(
    { ...open, credits: [] },
    { kind: 'refunded', on: refund.finishedAt.slice(0, 10), by: refund.id, parts },
  );
  const less = { ...paid, parts: { ...paid.parts, principal: paid.parts.principal - refund.amount } };
  return { bill: { ...bill, items: [credit(refunded, less)] }, reducedRepaymentId: paid.by };
}

const reducedBy = (repayment: Repayment, amount: number): Repayment => ({
  ...repayment,
  amount: repayment.amount - amount,
  shares: repayment.shares.map((entry) => ({
    ...entry,
    parts: { ...entry.parts, principal: entry.parts.principal - amount },
  })),
});

/** Returns an order that was returned completely before it was billed, so that no loan remains. */
const returnedOrder = (product: ProductCode): { order: Order; refund: Refund } => {
  const amount = cents(2_148);
  const order: Order = {
    id: 'DD202611069005',
    product,
    pin: 'hechuan_cg03',
    goods: '激光打印机',
    quantity: quantityOf(amount),
    amount,
    orderedAt: '2026-11-06 10:31:05',
    payment: { status: PaymentStatus.Success, finishedAt: '2026-11-06 10:31:09' },
    receipt: OrderReceipt.Returned,
    receivedAt: '2026-11-07 15:02:00',
    afterSale: AfterSale.Completed,
  };
  const refund: Refund = {
    id: 'TK2026110700000305',
    orderId: order.id,
    product,
    pin: order.pin,
    amount,
    status: RefundStatus.Success,
    target: RefundTarget.Unbilled,
    reason: '商品损坏',
    appliedAt: '2026-11-07 15:30:00',
    finishedAt: '2026-11-08 10:00:00',
    allocations: [],
  };
  return { order, refund };
};

/** Returns the order of an account on a day, with its bill. @throws if it is not billed */
function billedOrder({ orders, loans, bills }: LedgerParts, pin: string, day: string) {
  const order = orders.find((entry) => entry.pin === pin && entry.orderedAt.startsWith(day));
  const loan = loans.find((entry) => entry.orderId === order?.id);
  const bill = bills.find((entry) => entry.id === loan?.billId);
  if (order === undefined || bill === undefined) throw new Error(`no billed order of ${pin} on ${day}`);
  return { order, bill };
}

/** Makes the refund of an order. @param account target in place of `Overflow`; easyPay if undefined, as in orders/refunds.ts */
function refundOf(
  { yuan, ...rest }: PastRefund['refund'],
  { id: orderId, product, pin }: Order,
  account: RefundTarget | undefined,
): Refund {
  const target = rest.target === RefundTarget.Overflow ? (account ?? RefundTarget.EasyPay) : rest.target;
  return { ...rest, target, orderId, product, pin, amount: cents(yuan), allocations: [] };
}

/**
 * Adds refunds and unpaid orders to the ledger.
 * @param account target of refunds that reduce no debt; if undefined, the company has no account. The successful one of these is then
 * left out, because no account has its movement; the other two have moved no money and stay.
 */
export function withAfterSale(
  parts: LedgerParts,
  product: ProductCode,
  account: RefundTarget | undefined,
): LedgerParts & { refunds: Refund[] } {
  const complete = returnedOrder(product);
  const result = {
    ...parts,
    orders: [
      ...parts.orders,
      ...unpaidOrders.map((entry, index) => unpaidOrder(entry, index, product)),
      complete.order,
    ],
    refunds: [complete.refund],
  };
  for (const { pin, day, refund: template } of pastRefunds) {
    const { order, bill } = billedOrder(result, pin, day);
    if (template.id === refundToAccount.id && account === undefined) continue;
    const refund = refundOf(template, order, account);
    const onBill = refund.target === RefundTarget.Bill ? refundInHistory(bill, refund) : undefined;
    // A bill that this scenario leaves open keeps its whole principal.
    if (refund.target === RefundTarget.Bill && onBill === undefined) continue;
    if (onBill) {
      refund.allocations.push({
        billId: bill.id,
        period: 1,
        parts: { ...noParts, principal: refund.amount },
      });
      result.bills = result.bills.map((entry) => (entry === bill ? onBill.bill : entry));
      result.repayments = result.repayments.map((entry) =>
        entry.id === onBill.reducedRepaymentId ? reducedBy(entry, refund.amount) : entry,
      );
    }
    result.orders = result.orders.map((entry) =>
      entry === order ? orderAfterRefund(order, template) : entry,
    );
    result.refunds.push(refund);
  }
  return result;
}
