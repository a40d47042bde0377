import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { chargedOf } from '../../domain/bills/charged.ts';
import { isSettledStatus } from '../../domain/status/settled.ts';
import { daysBetween } from '../../format/date.ts';
import { addMoney } from '../../format/money.ts';
import { copy } from './copy.ts';
import type { BillRow, BillSums } from './types.ts';

/** The totals of all filtered rows by column: the first less the others is the amount owed. */
export const rowSums = (sums: BillSums): (readonly [label: string, amount: number])[] => [
  [copy.fields.charged, chargedOf(sums)],
  [copy.fields.repaid, sums.repaid],
  [copy.fields.discounted, sums.discounted],
  [copy.fields.refunded, sums.refunded],
  [copy.fields.owed, sums.owed],
];

export type DueNote =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'left'; readonly days: number }
  | { readonly kind: 'cleared'; readonly day: string };

type Due = Pick<BillRow, 'billStatus' | 'overdueDays' | 'lastRepayDate' | 'settledDate'>;

/** The note under the last repayment day: overdue, days left, or the day of settlement. */
export function dueNote(row: Due, today: string): DueNote {
  const { billStatus, overdueDays, lastRepayDate, settledDate } = row;
  if (isSettledStatus(billStatus)) return { kind: 'cleared', day: settledDate ?? lastRepayDate };
  if (overdueDays > 0) return { kind: 'late', days: overdueDays };
  return { kind: 'left', days: Math.max(0, daysBetween(today, lastRepayDate)) };
}

/** The main figure of a tab. */
export function headFigure(tab: BillTab): 'owed' | 'repaid' | 'unbilled' {
  if (tab === BillTab.Settled) return 'repaid';
  return tab === BillTab.Unbilled ? 'unbilled' : 'owed';
}

const PARTS = ['principal', 'interest', 'fee', 'penalty'] as const;
export type Part = (typeof PARTS)[number];

/** Each part with its share in per cent, two decimals. Only the whole itself is 100 %. */
export function shares(sums: Pick<BillSums, Part>): { part: Part; amount: number; share: number }[] {
  const whole = addMoney(...PARTS.map((part) => sums[part]));
  return PARTS.map((part) => ({
    part,
    amount: sums[part],
    share: shareOf(sums[part], whole),
  }));
}

function shareOf(amount: number, whole: number): number {
  if (whole === 0) return 0;
  const rounded = Math.round((amount / whole) * 10_000) / 100;
  return amount < whole ? Math.min(rounded, 99.99) : rounded;
}

export const isUnsettled = ({ billStatus }: Pick<BillRow, 'billStatus'>): boolean =>
  !isSettledStatus(billStatus);

const SOON = 10_000; // ms
const LATER = 10 * 60_000;

/** Polling interval while a bill is being issued: short once it should be ready, long before. @returns ms */
export function billingPoll(readyAt: string | undefined, now: number): number {
  if (readyAt === undefined) return SOON;
  const left = Date.parse(`${readyAt.replace(' ', 'T')}+08:00`) - now;
  return Math.min(LATER, Math.max(SOON, left));
}
