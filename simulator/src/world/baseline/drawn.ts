/** Generates a company from a seed: realistic names, any product, any cycle, and a past of any length. */
import type { Faker } from '@faker-js/faker';
import { Cycle, ProductCode } from '#generated/shared/enums.ts';
import { issueBill, settleUntil } from '../bills/billing.ts';
import { splitBill } from '../bills/instalments.ts';
import type { Company, PurchasingAccount } from '../company/schema.ts';
import { dueDate, nextBillDate } from '../cycles/cycles.ts';
import type { Given } from '../given.ts';
import type { Loan, Refund } from '../ledger/schema.ts';
import { addDays, daysBetween, type Day } from '../values/calendar.ts';
import { afterSaleOf } from './drawnAfterSale.ts';
import { anchor } from './history.ts';
import { purchase, splitInHistory } from './ledger.ts';
import type { LedgerParts } from './ledgerParts.ts';

/** Number of orders of the company. */
export const worldSizes = { S: 10, M: 100, L: 1_000, XL: 10_000, XXL: 100_000 } as const;

export type WorldSize = keyof typeof worldSizes;

/** Sizes that take seconds to make. */
export const isLargeSize = (size: WorldSize | undefined): boolean => size === 'XL' || size === 'XXL';

export const isWorldSize = (text: string): text is WorldSize => Object.hasOwn(worldSizes, text);

/** Edge cases for columns, search and sort: rare and four-byte characters, marks, and text that looks like markup. */
const rareTexts = ['龘', '𠮷', '㐂', '喆', '·', '（集团）', '＆', 'é', '<b>', '"', '’', '-', 'Ⅷ', 'ｶﾞ'];

/** Returns a name, sometimes unusual or long. @param longest in characters */
function unusualName(faker: Faker, plain: string, longest: number): string {
  const odd = faker.datatype.boolean(0.4) ? plain + faker.helpers.arrayElement(rareTexts) : plain;
  const long = faker.datatype.boolean(0.1) ? odd.repeat(Math.ceil(longest / odd.length)) : odd;
  return Array.from(long).slice(0, longest).join('');
}

export const generatedCompany = (faker: Faker, company: Company): Company => ({
  ...company,
  name: unusualName(faker, `${faker.location.city()}${faker.company.name()}`, 60),
  legalPerson: unusualName(faker, faker.person.fullName(), 20),
  admin: { ...company.admin, name: unusualName(faker, faker.person.fullName(), 20) },
});

/** Returns the same accounts with generated names and random cycles, without limits: any amount may be bought. */
export const generatedAccounts = (
  faker: Faker,
  accounts: readonly PurchasingAccount[],
): PurchasingAccount[] =>
  accounts.map(({ lastPayDay, cap: _cap, ...account }) => {
    const cycle = faker.helpers.enumValue(Cycle);
    return {
      ...account,
      nickname: unusualName(faker, `${faker.company.name()}采购`, 30),
      cycle,
      ...(cycle === Cycle.Monthly && lastPayDay !== undefined && { lastPayDay }),
    };
  });

/** Returns the scenario's statements with a random product, unless they set one. */
export const withRandomProduct = (faker: Faker, given: Given): Given => {
  const product = faker.helpers.enumValue(ProductCode);
  return { ...given, viewer: { product, ...given.viewer } };
};

/** Chances that a bill is unpaid, paid late, or split into instalments. */
const chanceOf = { unpaid: 0.04, late: 0.1, split: 0.2 } as const;

/**
 * Returns a ledger with orders on random days before the anchor, some unpaid or returned. They are billed by the cycle
 * of their account, and the bills are in any state.
 */
export function generatedLedger(
  faker: Faker,
  size: WorldSize,
  product: ProductCode,
  accounts: readonly PurchasingAccount[],
): LedgerParts & { refunds: Refund[] } {
  const count = worldSizes[size];
  const parts: LedgerParts = { orders: [], loans: [], bills: [], repayments: [], instalments: [] };
  const refunds: Refund[] = [];
  /** Days before the anchor on which orders were placed. */
  const days = Math.min(1_000, 60 + count);
  const purchases = Array.from({ length: count }, () => ({
    day: addDays(anchor, -faker.number.int({ min: 1, max: days })),
    account: faker.helpers.arrayElement(accounts),
    // In cents.
    amount: faker.number.int({ min: 100, max: 3_000_000 }),
  })).toSorted((a, b) => daysBetween(b.day, a.day));
  const ordersOfDay = new Map<Day, number>();
  for (const [index, { day, account, amount }] of purchases.entries()) {
    const serial = (ordersOfDay.get(day) ?? 0) + 1;
    ordersOfDay.set(day, serial);
    const paid = purchase(faker, { account, product, day, amount }, serial);
    const { order, loan, refund } = afterSaleOf(faker, paid, index + 1);
    parts.orders.push({ ...order, goods: unusualName(faker, faker.commerce.productName(), 60) });
    if (loan) parts.loans.push(loan);
    if (refund) refunds.push(refund);
  }
  return { ...withBills(faker, parts, accounts), refunds };
}

/** Adds the bills: each has the loans of one account and one bill date until the anchor. */
function withBills(faker: Faker, parts: LedgerParts, accounts: readonly PurchasingAccount[]): LedgerParts {
  const payDay = new Map(accounts.map(({ pin, lastPayDay }) => [pin, lastPayDay]));
  const groups = Map.groupBy(
    parts.loans,
    ({ pin, cycle, takenOn }) => `${nextBillDate(cycle, takenOn)} ${pin}`,
  );
  const due = [...groups]
    .filter(([key]) => key.slice(0, 10) <= anchor)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [key, loans]] of due.entries()) {
    const issuedOn = key.slice(0, 10);
    // Four digits: the number of a bill also has its day.
    const serial = String((index % 9999) + 1).padStart(4, '0');
    addBill(
      faker,
      parts,
      `ZD${issuedOn.replaceAll('-', '')}${serial}`,
      loans,
      issuedOn,
      payDay.get(loans[0]?.pin ?? ''),
    );
  }
  return parts;
}

/** Adds a bill: at random paid on the due date, late or not at all, and perhaps split into instalments. */
function addBill(
  faker: Faker,
  parts: LedgerParts,
  id: string,
  loans: readonly Loan[],
  issuedOn: Day,
  lastPayDay: number | undefined,
): void {
  const whole = issueBill(id, loans, {
    issuedOn,
    billDate: issuedOn,
    ...(lastPayDay !== undefined && { lastPayDay }),
  });
  for (const loan of loans) loan.billId = id;
  const isSplit = whole.cycle === Cycle.Monthly && faker.datatype.boolean(chanceOf.split);
  const instalment = isSplit
    ? splitInHistory(
        whole,
        faker.helpers.arrayElement([3, 6, 9, 12]),
        dueDate(whole.cycle, issuedOn, lastPayDay),
      )
    : undefined;
  if (instalment) parts.instalments.push(instalment);
  const bill = instalment ? splitBill(whole, instalment) : whole;
  if (faker.datatype.boolean(chanceOf.unpaid)) {
    parts.bills.push(bill);
    return;
  }
  const late = faker.datatype.boolean(chanceOf.late) ? faker.number.int({ min: 1, max: 90 }) : 0;
  // Settles each period whose payment, `late` days after its due date, was before the anchor.
  const settled = settleUntil(bill, addDays(anchor, -late - 1), late);
  parts.bills.push(settled.bill);
  parts.repayments.push(...settled.repayments);
}
