import { queryBillPage } from '#generated/provisional/operations/queryBillPage.ts';
import { queryOrderPage } from '#generated/provisional/operations/queryOrderPage.ts';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import { chargedOf } from '#portal/domain/bills/charged.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { centsOf } from '#portal/format/amount.ts';
import { everyPage } from '#portal/ui/export/loadAllPages.ts';
import type { FactMark } from '#portal/ui/fact/factMark.ts';
import type { ProviderEntry } from './reconcile.ts';

/** Lists to compare a ledger with, and the amounts of each. The first amount is the default. */
export const SIDES = { bills: ['charged', 'principal', 'owed'], orders: ['amount'] } as const;
/** The list to compare with: bills or orders. */
export type Side = keyof typeof SIDES;
/** The amount of the entries to compare with. */
export type Figure = (typeof SIDES)[Side][number];

/** Choice of list, amount and period to compare a ledger with. */
export interface Scope {
  readonly side: Side;
  readonly figure: Figure;
  /** First and last bill date, or day of ordering, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** An entry of the provider, with the mark of its amount. */
export interface Entry extends ProviderEntry {
  /** Identifies a bill, a period of it, or an order. */
  readonly ref: string;
  readonly fact: FactMark;
}

const billAmount: Readonly<Record<(typeof SIDES)['bills'][number], (row: BillRow) => number>> = {
  charged: chargedOf,
  principal: ({ principal }) => principal,
  owed: ({ owed }) => owed,
};

function entryOfBill(row: BillRow, figure: Figure): Entry {
  // `amount` belongs to orders: for bills their default figure replaces it.
  const name = figure === 'amount' ? 'charged' : figure;
  const ref = refOf(row);
  return {
    ref,
    number: row.billNo,
    ...(row.periods > 1 && { period: row.period }),
    day: row.billDate,
    cents: centsOf(billAmount[name](row)),
    fact: factOf(`bill.${name}`, ref),
  };
}

/** Payment states of purchases. Cancelled and failed orders are none. */
const PURCHASES = Object.values(PaymentStatus).filter(
  (status) => status !== PaymentStatus.Cancelled && status !== PaymentStatus.Failed,
);

type Load = (signal: AbortSignal, report: (share: number) => void) => Promise<Entry[]>;

const loadBills =
  (productCode: ProductCode, { figure, from, to }: Scope): Load =>
  async (signal, report) => {
    const question = { productCode, tab: BillTab.AllBill, periodFrom: from, periodTo: to };
    const rows = await everyPage<BillRow>((page, call) => queryBillPage({ ...question, ...page }, call))(
      signal,
      report,
    );
    return rows.map((row) => entryOfBill(row, figure));
  };

const loadOrders =
  (productCode: ProductCode, { from, to }: Scope): Load =>
  async (signal, report) => {
    const question = { productCode, dateFrom: from, dateTo: to, paymentStatus: PURCHASES };
    const rows = await everyPage((page, call) => queryOrderPage({ ...question, ...page }, call))(
      signal,
      report,
    );
    return rows.map(({ orderNo, orderedAt, amount }) => ({
      ref: orderNo,
      number: orderNo,
      day: orderedAt.slice(0, 10),
      cents: centsOf(amount),
      fact: factOf('order.amount', orderNo),
    }));
  };

const loads = { bills: loadBills, orders: loadOrders } as const satisfies Record<Side, unknown>;

/** Loads all pages of the provider's side. Each entry comes once, even if the list shifts between two pages. */
export const loadEntries =
  (productCode: ProductCode, scope: Scope): Load =>
  async (signal, report) => {
    const entries = await loads[scope.side](productCode, scope)(signal, report);
    return [...new Map(entries.map((entry) => [entry.ref, entry])).values()];
  };
