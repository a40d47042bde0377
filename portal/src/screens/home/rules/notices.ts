import { byDate } from '#portal/format/date.ts';
import type { Product } from '#portal/products/product.ts';

/** A line of the notice bar or the drawer. */
export interface NoticeAd {
  readonly id: string;
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  readonly msgDate?: string | undefined;
  readonly remarks?: string | undefined;
  readonly visitLink?: string | undefined;
  readonly clstag?: string | undefined;
}

/** remarks lists the product codes that an item applies to; without it, all (docs/decisions/0228). */
export const appliesTo = (remarks: string | undefined, productCode: string): boolean =>
  !remarks || remarks.split(',').some((code) => code.trim() === productCode);

/** The notices of a product, newest first. 1 §7 */
export const noticesFor = <Ad extends NoticeAd>(ads: readonly Ad[], productCode: string): Ad[] =>
  ads
    .filter((ad) => appliesTo(ad.remarks, productCode))
    .sort((one, other) => byDate(other.msgDate ?? '', one.msgDate ?? ''));

export type StandingNotice = 'repayRemind' | 'antiFraud' | 'offlineTransfer';

/** The texts that always stand in the bar. 1 §9, docs/decisions/0229 */
export const standingNotices = ({ features, userType }: Notified): StandingNotice[] => [
  ...(features.repayReminder ? (['repayRemind'] as const) : []),
  ...(userType === 'company' ? (['offlineTransfer'] as const) : []),
  'antiFraud',
];

type Notified = Pick<Product, 'features' | 'userType'>;

/** One item every six seconds, back to the start after the last. 1 §2 */
const NOTICE_INTERVAL = 6000;
export const nextNotice = (index: number, count: number): number => (index + 1) % Math.max(count, 1);

/** Calls back with each next index; returns how to stop. One notice stands still. */
export function cycleNotices(count: number, show: (index: number) => void): () => void {
  if (count < 2) return () => {};
  let index = 0;
  const timer = setInterval(() => {
    index = nextNotice(index, count);
    show(index);
  }, NOTICE_INTERVAL);
  return () => clearInterval(timer);
}
