/** Builds orders, loans, bills and repayments from the history table. */
import type { Faker } from '@faker-js/faker';
import { AfterSale, OrderReceipt, type ProductCode } from '#generated/shared/enums.ts';
import { addDays, dayInMonth, monthOf, type Day } from '../calendar.ts';
import type { PurchasingAccount } from '../company.ts';
import { issueBill, settleUntil, splitBill } from '../billing.ts';
import type { Bill, Loan, Order, Repayment } from '../ledger.ts';
import { cents, type Cents } from '../money.ts';
import { pastBills, recentPurchases, type PastBill } from './history.ts';

export interface LedgerParts {
  orders: Order[];
  loans: Loan[];
  bills: Bill[];
  repayments: Repayment[];
}

const goods = [
  '伺服电机',
  '变频器',
  '工业交换机',
  '打印纸',
  '劳保手套',
  '轴承',
  '办公座椅',
  '气动元件',
  '激光打印机',
  '安全帽',
  '工具套装',
  '断路器',
];

interface Purchase {
  account: PurchasingAccount;
  product: ProductCode;
  day: Day;
  amount: Cents;
}

function purchase(
  faker: Faker,
  { account, product, day, amount }: Purchase,
  serial: number,
): { order: Order; loan: Loan } {
  const number = `${day.replaceAll('-', '')}${String(serial).padStart(4, '0')}`;
  const hour = String(faker.number.int({ min: 9, max: 17 })).padStart(2, '0');
  const minute = String(faker.number.int({ min: 0, max: 59 })).padStart(2, '0');
  const order: Order = {
    id: `DD${number}`,
    product,
    pin: account.pin,
    goods: faker.helpers.arrayElement(goods),
    amount,
    orderedAt: `${day} ${hour}:${minute}:00`,
    receipt: OrderReceipt.Completed,
    afterSale: AfterSale.NotEntered,
  };
  const { pin, cycle } = account;
  return {
    order,
    loan: { id: `JK${number}`, orderId: order.id, product, pin, cycle, principal: amount, takenOn: day },
  };
}

/** Days of the accounting period before a bill on which its two orders were placed. */
const orderDays = (bill: PastBill, monthly: boolean): [Day, Day] =>
  monthly
    ? [addDays(bill.issuedOn, -18), addDays(bill.issuedOn, -7)]
    : [addDays(bill.issuedOn, -6), addDays(bill.issuedOn, -3)];

export interface LedgerOptions {
  product: ProductCode;
  /** What fell due until then is repaid, each on its due date. */
  paidUntil: Day;
  accounts: readonly PurchasingAccount[];
  /** Narrows the purchases that are not billed yet. */
  keepUnbilled: (pin: string) => boolean;
}

export function makeLedger(faker: Faker, options: LedgerOptions): LedgerParts {
  const { product, paidUntil, accounts, keepUnbilled } = options;
  const parts: LedgerParts = { orders: [], loans: [], bills: [], repayments: [] };
  const account = (pin: string): PurchasingAccount => {
    const found = accounts.find((entry) => entry.pin === pin);
    if (found === undefined) throw new Error(`history names ${pin}, who is not among the accounts`);
    return found;
  };
  const buy = (pin: string, day: Day, amount: Cents): Loan => {
    const { order, loan } = purchase(
      faker,
      { account: account(pin), product, day, amount },
      parts.orders.length + 1,
    );
    parts.orders.push(order);
    parts.loans.push(loan);
    return loan;
  };

  for (const [index, past] of pastBills.entries()) {
    const { lastPayDay, cycle } = account(past.pin);
    const monthly = lastPayDay !== undefined;
    const principal = cents(past.principal);
    const first = Math.round(principal * faker.number.float({ min: 0.3, max: 0.7, fractionDigits: 2 }));
    const [one, two] = orderDays(past, monthly);
    const id = `ZD${past.issuedOn.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`;
    const loans = [buy(past.pin, one, first), buy(past.pin, two, principal - first)].map((loan) => ({
      ...loan,
      cycle,
    }));
    const whole = issueBill(id, loans, {
      issuedOn: past.issuedOn,
      billDate: past.issuedOn,
      ...(monthly ? { lastPayDay } : {}),
    });
    const bill = past.periods
      ? splitBill(whole, past.periods, dayInMonth(monthOf(past.issuedOn), lastPayDay ?? 25))
      : whole;
    const settled = settleUntil(bill, paidUntil);
    parts.bills.push(settled.bill);
    parts.repayments.push(...settled.repayments);
    for (const loan of parts.loans.slice(-2)) loan.billId = id;
  }
  for (const { pin, day, amount } of recentPurchases.filter((entry) => keepUnbilled(entry.pin)))
    buy(pin, day, cents(amount));
  return parts;
}
