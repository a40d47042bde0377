import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { UserTag } from '#generated/shared/enums/UserTag.ts';
import type { BillRow } from '../../domain/bills/billRef.ts';
import { chargedOf } from '../../domain/bills/charged.ts';
import { isSettledStatus } from '../../domain/status/settled.ts';
import { daysUntil } from '../../format/date.ts';
import { addMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { copy } from './copy.ts';
import type { BillSums } from './types.ts';

/** Labels and totals of all filtered rows. The first one less the next three is the last one, the amount owed. */
export const rowSums = (sums: BillSums): (readonly [label: string, amount: number])[] => [
  [copy.fields.charged, chargedOf(sums)],
  [copy.fields.repaid, sums.repaid],
  [copy.fields.discounted, sums.discounted],
  [copy.fields.refunded, sums.refunded],
  [copy.fields.owed, sums.owed],
];

/** Overdue by `days`, `days` left until due, settled on `day`, or no note because no due day is known. */
export type DueNote =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'left'; readonly days: number }
  | { readonly kind: 'cleared'; readonly day: string }
  | { readonly kind: 'none' };

type Due = Pick<BillRow, 'billStatus' | 'overdueDays' | 'lastRepayDate' | 'settledDate'>;

/** The note under the last repayment day: overdue, days left, or the day of settlement. */
export function dueNote(row: Due, today: string): DueNote {
  const { billStatus, overdueDays, lastRepayDate, settledDate } = row;
  if (isSettledStatus(billStatus)) return { kind: 'cleared', day: settledDate ?? lastRepayDate };
  if (overdueDays > 0) return { kind: 'late', days: overdueDays };
  const days = daysUntil(lastRepayDate, today);
  return days === undefined ? { kind: 'none' } : { kind: 'left', days: Math.max(0, days) };
}

/** The main figure of a tab, above its list. */
export function headFigure(tab: BillTab): 'owed' | 'repaid' | 'unbilled' {
  if (tab === BillTab.Settled) return 'repaid';
  return tab === BillTab.Unbilled ? 'unbilled' : 'owed';
}

export const PARTS = ['principal', 'interest', 'fee', 'penalty'] as const;
export type Part = (typeof PARTS)[number];

/** Each part with its share in per cent, two decimals. A part shows 100 % only if it is the whole. */
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

/** Address of the page that lists the orders not billed yet. Only POP parents may open the page of unbilled loans. 1 §6 */
export const unbilledOrdersPage = (
  product: Product,
  { isParent, userTag }: { readonly isParent: boolean; readonly userTag: string | undefined },
): string => (isParent && userTag === UserTag.Pop ? paths.unbilled() : bookPagesOf(product).orders());

/** Least milliseconds between two requests: often enough for a user who waits for the bill. */
const SHORTEST_POLL = 10_000;
/** Most milliseconds between two requests, because the expected time may change meanwhile. */
const LONGEST_POLL = 10 * 60_000;

/**
 * Milliseconds until the next request while a bill is being issued: until it should be ready, within both limits.
 * @param readyAt provider's time (UTC+8)
 * @param now milliseconds since 1970
 */
export function billingPoll(readyAt: string | undefined, now: number): number {
  if (readyAt === undefined) return SHORTEST_POLL;
  const left = Date.parse(`${readyAt.replace(' ', 'T')}+08:00`) - now;
  return Math.min(LONGEST_POLL, Math.max(SHORTEST_POLL, left));
}
