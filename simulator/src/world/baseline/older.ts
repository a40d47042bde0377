/** Settled bills from before the history table: a company with a bill issued every day. */
import { AfterSale, Cycle, OrderReceipt, PaymentStatus, type ProductCode } from '#generated/shared/enums.ts';
import { issueBill, settleUntil } from '../bills/billing.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { nextBillDate } from '../cycles/cycles.ts';
import type { Loan, Order } from '../ledger/schema.ts';
import { arrivalOf } from '../orders/receipts.ts';
import { addDays, type Day } from '../values/calendar.ts';
import type { LedgerParts } from './ledgerParts.ts';

/** The day before the first bill of the table. */
const last: Day = '2026-05-24';

/**
 * Returns a ledger in which every weekly account has a bill a day, for one order of that day, paid when due. A bill is
 * issued on the day of its order, not on the Monday after it, so that a few accounts can have thousands.
 */
export function olderLedger(
  count: number,
  product: ProductCode,
  accounts: readonly PurchasingAccount[],
): LedgerParts {
  const buyers = accounts.filter(({ cycle }) => cycle === Cycle.Weekly);
  const parts: LedgerParts = { orders: [], loans: [], bills: [], repayments: [], instalments: [] };
  const days = Math.ceil(count / buyers.length);
  for (let index = 0; index < count; index += 1) {
    const account = buyers[index % buyers.length]!;
    const day = addDays(last, Math.floor(index / buyers.length) + 1 - days);
    const { order, loan } = purchaseOf(account, product, day, index);
    const bill = issueBill(`ZD${numberOf(day, index)}`, [loan], {
      issuedOn: day,
      billDate: nextBillDate(account.cycle, day),
    });
    const settled = settleUntil(bill, '9999-12-31');
    parts.orders.push(order);
    parts.loans.push({ ...loan, billId: bill.id });
    parts.bills.push(settled.bill);
    parts.repayments.push(...settled.repayments);
  }
  return parts;
}

const numberOf = (day: Day, index: number): string =>
  day.replaceAll('-', '') + String(index % 10_000).padStart(4, '0');

function purchaseOf(
  { pin, cycle }: PurchasingAccount,
  product: ProductCode,
  day: Day,
  index: number,
): { order: Order; loan: Loan } {
  const number = numberOf(day, index);
  // Between 500.00 and 2,500.00 yuan, different from its neighbours.
  const amount = 50_000 + ((index * 7919) % 200_000);
  const orderedAt = `${day} 10:${String(index % 60).padStart(2, '0')}:00`;
  const order: Order = {
    id: `DD${number}`,
    product,
    pin,
    goods: '办公耗材',
    quantity: 1,
    amount,
    orderedAt,
    payment: { status: PaymentStatus.Success, finishedAt: orderedAt },
    receipt: OrderReceipt.Completed,
    receivedAt: arrivalOf({ orderedAt }),
    afterSale: AfterSale.NotEntered,
  };
  const loan = { id: `JK${number}`, orderId: order.id, product, pin, cycle, principal: amount, takenOn: day };
  return { order, loan };
}
