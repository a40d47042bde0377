/** Builds orders, loans, bills and repayments from the history table. */
import type { Faker } from '@faker-js/faker';
import {
  AfterSale,
  DiscountRule,
  InstalmentStatus,
  OrderReceipt,
  PaymentStatus,
  RepayMethod,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { issueBill, settleUntil } from '../bills/billing.ts';
import { planFee, planOf, splitBill } from '../bills/instalments.ts';
import type { Instalment, InstalmentCount } from '../bills/schema.ts';
import { mainInvestorNo, secondInvestorNo } from '../company/investors.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { dueDate } from '../cycles/cycles.ts';
import { popSupplier } from '../cycles/discountRules.ts';
import type { Bill, Loan, Order } from '../ledger/schema.ts';
import { arrivalOf } from '../orders/receipts.ts';
import { addDays, type Day } from '../values/calendar.ts';
import { cents, share, type Cents } from '../values/money.ts';
import { anchor, anchorTime, pastBills, recentPurchases, type PastBill } from './history.ts';
import { concatenated, type LedgerParts } from './ledgerParts.ts';
import { olderLedger } from './older.ts';
import { boughtByMonth } from './people.ts';

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

/** Returns the largest of some quantities up to 12 that divides the amount into whole cents. */
export const quantityOf = (amount: Cents): number =>
  [12, 10, 8, 6, 5, 4, 3, 2].find((quantity) => amount % quantity === 0) ?? 1;

/** Suppliers on the mall's platform; every fourth order is from one of them. */
const suppliers = ['杭州恒润化工有限公司', '宁波北仑五金有限公司', '上海申港自动化有限公司'];

interface Purchase {
  account: PurchasingAccount;
  product: ProductCode;
  day: Day;
  amount: Cents;
  /** Bought under a discount rule: the loan is one per cent smaller. */
  discounted?: boolean;
}

/** Discount of the rule in `popRules`. */
const discountRate = 0.01;

/** Returns a paid order and its loan. @param serial number of the order in its ledger or on its day, for the ids */
export function purchase(
  faker: Faker,
  { account, product, day, amount, discounted }: Purchase,
  serial: number,
): { order: Order; loan: Loan } {
  const number = `${day.replaceAll('-', '')}${String(serial).padStart(4, '0')}`;
  const hour = String(faker.number.int({ min: 9, max: 17 })).padStart(2, '0');
  const minute = String(faker.number.int({ min: 0, max: 59 })).padStart(2, '0');
  // The amount is what is left after the discount: 99 of an order of 100.
  const discount = discounted ? share(amount, discountRate / (1 - discountRate)) : 0;
  const platformSupplier = serial % 4 === 0 ? suppliers[serial % 3] : undefined;
  const supplier = discounted ? popSupplier : platformSupplier;
  const orderedAt = `${day} ${hour}:${minute}:00`;
  const arrival = arrivalOf({ orderedAt });
  const order: Order = {
    id: `DD${number}`,
    product,
    pin: account.pin,
    goods: faker.helpers.arrayElement(goods),
    quantity: quantityOf(amount + discount),
    amount: amount + discount,
    ...(supplier !== undefined && { supplier }),
    orderedAt,
    payment: { status: PaymentStatus.Success, finishedAt: `${day} ${hour}:${minute}:04` },
    ...(arrival <= `${anchor} ${anchorTime}`
      ? { receipt: OrderReceipt.Completed, receivedAt: arrival }
      : { receipt: OrderReceipt.WaitingReceipt }),
    afterSale: AfterSale.NotEntered,
  };
  const { pin, cycle } = account;
  const loan: Loan = {
    id: `JK${number}`,
    orderId: order.id,
    product,
    pin,
    cycle,
    principal: amount,
    takenOn: day,
    ...(discounted && { discount: { rule: DiscountRule.RT01, amount: discount } }),
  };
  return { order, loan };
}

/** Returns the two days before the bill on which its two orders were placed. */
const orderDays = (bill: PastBill, monthly: boolean): [Day, Day] =>
  monthly
    ? [addDays(bill.issuedOn, -18), addDays(bill.issuedOn, -7)]
    : [addDays(bill.issuedOn, -6), addDays(bill.issuedOn, -3)];

export interface LedgerOptions {
  product: ProductCode;
  /** Periods due until this day are repaid, each on its due date. */
  paidUntil: Day;
  accounts: readonly PurchasingAccount[];
  /** Filters purchases that are not billed yet. */
  keepUnbilled: (pin: string) => boolean;
  /** Unbilled purchases have a discount rule (POP users). */
  discounted: boolean;
  /** Account whose bills belong to the second funder. */
  secondInvestorPin?: string;
  /** Account with a bill paid late by this many days: its newest one that could be so late at the anchor. */
  late?: { pin: string; days: number };
  /** Number of settled bills from before the table. */
  olderBills: number;
}

/** Returns the bill that was paid late: the account's newest one with a payment before the anchor. */
function lateBill(accounts: readonly PurchasingAccount[], late: LedgerOptions['late']): PastBill | undefined {
  const account = accounts.find(({ pin }) => pin === late?.pin);
  if (late === undefined || account === undefined) return undefined;
  const paidBy = addDays(anchor, -late.days - 1);
  return pastBills.findLast(
    ({ pin, issuedOn }) => pin === late.pin && dueDate(account.cycle, issuedOn, account.lastPayDay) <= paidBy,
  );
}

/** Returns an instalment plan for a bill, applied for on its day of issue. */
export function splitInHistory(bill: Bill, periods: InstalmentCount, firstDueOn: Day): Instalment {
  const [item] = bill.items;
  const plan = { principal: item?.principal ?? 0, periods, method: RepayMethod.EqualInstalments, firstDueOn };
  return {
    id: `FQ${bill.id.slice(2, 10)}${bill.id.slice(-4).padStart(8, '0')}`,
    product: bill.product,
    pin: bill.pin,
    billId: bill.id,
    ...plan,
    totalFee: planFee(planOf(plan)),
    status: InstalmentStatus.Success,
    submittedAt: `${bill.issuedOn} 14:20:11`,
    finishedAt: `${bill.issuedOn} 14:20:19`,
  };
}

/** Makes the ledger: two orders and a bill for each row of the history table, then the purchases without a bill. */
export function makeLedger(faker: Faker, options: LedgerOptions): LedgerParts {
  const { product, paidUntil, accounts, keepUnbilled, discounted, secondInvestorPin, late } = options;
  const parts: LedgerParts = { orders: [], loans: [], bills: [], repayments: [], instalments: [] };
  const paidLate = lateBill(accounts, late);
  const account = (pin: string): PurchasingAccount => {
    const found = accounts.find((entry) => entry.pin === pin);
    if (found === undefined) throw new Error(`baseline/history.ts has a bill of ${pin}, which is no account`);
    return found;
  };
  const buy = (pin: string, day: Day, amount: Cents, underRule = false): Loan => {
    const { order, loan } = purchase(
      faker,
      { account: account(pin), product, day, amount, discounted: underRule },
      parts.orders.length + 1,
    );
    parts.orders.push(order);
    parts.loans.push(loan);
    return loan;
  };

  for (const [index, past] of pastBills.entries()) {
    const { lastPayDay, cycle } = account(past.pin);
    const principal = cents(past.principal);
    const first = Math.round(principal * faker.number.float({ min: 0.3, max: 0.7, fractionDigits: 2 }));
    const [one, two] = orderDays(past, boughtByMonth(past.pin));
    const id = `ZD${past.issuedOn.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`;
    const loans = [buy(past.pin, one, first), buy(past.pin, two, principal - first)];
    const whole = issueBill(id, loans, {
      issuedOn: past.issuedOn,
      billDate: past.issuedOn,
      ...(lastPayDay === undefined ? {} : { lastPayDay }),
      investorNo: past.pin === secondInvestorPin ? secondInvestorNo : mainInvestorNo,
    });
    const instalment =
      past.periods && splitInHistory(whole, past.periods, dueDate(cycle, past.issuedOn, lastPayDay));
    if (instalment) parts.instalments.push(instalment);
    const bill = instalment ? splitBill(whole, instalment) : whole;
    const settled = settleUntil(bill, paidUntil, past === paidLate ? late?.days : 0);
    parts.bills.push(settled.bill);
    parts.repayments.push(...settled.repayments);
    for (const loan of loans) loan.billId = id;
  }
  for (const { pin, day, amount } of recentPurchases.filter((entry) => keepUnbilled(entry.pin)))
    buy(pin, day, cents(amount), discounted);
  return concatenated(olderLedger(options.olderBills, product, accounts), parts);
}
