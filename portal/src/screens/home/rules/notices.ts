import { byDate } from '#portal/format/date.ts';
import { appliesTo } from '#portal/products/adRemarks.ts';
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

/** The notices of a product, newest first. 1 §7 */
export const noticesFor = <Ad extends NoticeAd>(ads: readonly Ad[], productCode: string): Ad[] =>
  ads
    .filter((ad) => appliesTo(ad.remarks, productCode))
    .sort((one, other) => byDate(other.msgDate ?? '', one.msgDate ?? ''));

/** A permanent notice: repayment reminder, fraud warning, or advice on offline transfers. */
export type StandingNotice = 'repayRemind' | 'antiFraud' | 'offlineTransfer';

/** Permanent notices of a product. 1 §9, docs/decisions/0229 */
export const standingNotices = ({ features, userType }: Notified): StandingNotice[] => [
  ...(features.repayReminder ? (['repayRemind'] as const) : []),
  ...(userType === 'company' ? (['offlineTransfer'] as const) : []),
  'antiFraud',
];

type Notified = Pick<Product, 'features' | 'userType'>;

/** Milliseconds for which one notice shows. 1 §2 */
export const NOTICE_INTERVAL = 6000;
