import type { Outputs } from '#generated/provisional/io.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { centsOf } from '#portal/format/amount.ts';
import { byDate } from '#portal/format/date.ts';
import type { BillRow } from '../bills/billRef.ts';
import { copy } from './copy.ts';

export type RepaymentRow = Outputs['queryRepayRecordPage']['list'][number];

/** Accounting subjects of the entries. The bookkeeper sets a code and a name for each. */
export const SUBJECTS = [
  'purchase',
  'charges',
  'payable',
  'instalments',
  'refund',
  'bank',
  'discount',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A line of a voucher. Amounts are integer cents; one of the two is 0. */
export interface Entry {
  readonly subject: Subject;
  readonly debit: number;
  readonly credit: number;
}

interface PartOfPurchase {
  /** Bill and period. */
  readonly label: string;
  /** Principal of the period, in cents. */
  readonly principal: number;
}

export interface Voucher {
  /** Number of the bill or repayment. */
  readonly source: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly summary: string;
  /** Number of papers: a bill, or a receipt. */
  readonly attachments: number;
  /** Set if the voucher books only its period's share of the purchase: the row lacks the whole principal. */
  readonly part?: PartOfPurchase;
  readonly entries: readonly Entry[];
}

const debit = (subject: Subject, cents: number): Entry => ({ subject, debit: cents, credit: 0 });
const credit = (subject: Subject, cents: number): Entry => ({ subject, debit: 0, credit: cents });

const hasAmount = ({ debit: left, credit: right }: Entry): boolean => left !== 0 || right !== 0;

type ToVoucher<Row> = (row: Row) => Voucher | undefined;

/** Returns a voucher without entries of 0; undefined if none is left. */
const voucher = (head: Omit<Voucher, 'entries'>, entries: readonly Entry[]): Voucher | undefined => {
  const booked = entries.filter(hasAmount);
  return booked.length === 0 ? undefined : { ...head, entries: booked };
};

/**
 * Returns the purchase that a period books, in cents: an instalment books the whole with its first period. Without the
 * whole in the row, each period books its own share.
 */
function purchaseOf({ period, principal, instalmentPrincipal }: BillRow): number {
  if (instalmentPrincipal === undefined) return centsOf(principal);
  return period === 1 ? centsOf(instalmentPrincipal) : 0;
}

function billSummary(row: BillRow, label: string): string {
  const { billNo, period, periods, instalmentPrincipal } = row;
  if (periods === 1) return copy.summaries.bill(billNo);
  if (instalmentPrincipal === undefined) return copy.summaries.part(label);
  return period === 1 ? copy.summaries.first(label) : copy.summaries.later(label);
}

/**
 * A billed period: purchase and charges are owed; refunds reduce both. Of an instalment, later principal waits among the
 * instalments until its period. A period that is settled before its bill day has the date of its settlement. Coupons
 * are booked with the repayment that used them.
 */
export const billVoucher: ToVoucher<BillRow> = (row) => {
  const { billNo, period, periods, billDate, settledDate = billDate, instalmentPrincipal } = row;
  const principal = centsOf(row.principal);
  const charges = centsOf(row.interest) + centsOf(row.fee) + centsOf(row.penalty);
  const refunded = centsOf(row.refunded);
  const purchase = purchaseOf(row);
  // Positive: principal of later periods, booked with the first. Negative: principal that the first period has booked.
  const deferred = purchase - principal;
  const label = `${billNo}${copy.summaries.period(period, periods)}`;
  return voucher(
    {
      source: billNo,
      date: byDate(settledDate, billDate) < 0 ? settledDate : billDate,
      summary: billSummary(row, label),
      attachments: 1,
      ...(periods > 1 && instalmentPrincipal === undefined && { part: { label, principal } }),
    },
    [
      debit('purchase', purchase),
      debit('instalments', Math.max(0, -deferred)),
      debit('charges', charges),
      credit('payable', principal + charges),
      credit('instalments', Math.max(0, deferred)),
      debit('payable', refunded),
      credit('refund', refunded),
    ],
  );
};

/** A completed repayment: the bank pays the debt, a coupon the rest. Other repayments are not booked. */
export const repaymentVoucher: ToVoucher<RepaymentRow> = (row) => {
  const { repayNo, billNos, status, submittedAt, finishedAt = submittedAt, hasReceipt } = row;
  if (status !== RepaymentStatus.Success) return undefined;
  const amount = centsOf(row.amount);
  const paid = centsOf(row.payAmount);
  return voucher(
    {
      source: repayNo,
      date: finishedAt.slice(0, 10),
      summary: copy.summaries.repayment(repayNo, billNos),
      attachments: hasReceipt ? 1 : 0,
    },
    [debit('payable', amount), credit('bank', paid), credit('discount', amount - paid)],
  );
};

/** Subjects that the vouchers of each list use. */
export const subjectsOf = {
  bills: ['purchase', 'charges', 'payable', 'instalments', 'refund'],
  repayments: ['payable', 'bank', 'discount'],
} as const satisfies Record<string, readonly Subject[]>;

export type BooksKind = keyof typeof subjectsOf;

export interface NumberedVoucher extends Voucher {
  readonly no: number;
}

/** Sorts vouchers by day and numbers them: from `first` in the first month, from 1 in each later one. */
export function numbered(vouchers: readonly Voucher[], first: number): NumberedVoucher[] {
  const inOrder = [...vouchers].sort(
    (one, other) => byDate(one.date, other.date) || byDate(one.source, other.source),
  );
  let month = inOrder[0]?.date.slice(0, 7);
  let no = first - 1;
  return inOrder.map((each) => {
    const current = each.date.slice(0, 7);
    no = current === month ? no + 1 : 1;
    month = current;
    return { ...each, no };
  });
}

/** Returns the vouchers that book a part of their purchase, and the sum of these parts in cents. */
export function partsOf(vouchers: readonly Voucher[]): { labels: string[]; principal: number } {
  const found = vouchers.flatMap(({ part }) => (part === undefined ? [] : [part]));
  return {
    labels: found.map(({ label }) => label),
    principal: found.reduce((sum, { principal }) => sum + principal, 0),
  };
}

/** Returns the sums of vouchers in cents, and the number of their entries. */
export function sumsOf(vouchers: readonly Voucher[]): { debit: number; credit: number; entries: number } {
  const entries = vouchers.flatMap((each) => each.entries);
  return {
    debit: entries.reduce((sum, entry) => sum + entry.debit, 0),
    credit: entries.reduce((sum, entry) => sum + entry.credit, 0),
    entries: entries.length,
  };
}
