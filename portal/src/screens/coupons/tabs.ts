import type { Outputs } from '#generated/provisional/io.ts';
import { CouponStatus } from '#generated/shared/enums/CouponStatus.ts';

/** Tab in the URL. Without one, all coupons are shown. */
export type CouponTab = 'waiting' | 'usable' | 'used' | 'expired';

/** Statuses of each tab. A locked coupon belongs to an open repayment: it counts as used until that ends. */
export const statusesOf = {
  waiting: [],
  usable: [CouponStatus.Available],
  used: [CouponStatus.Locked, CouponStatus.Used],
  expired: [CouponStatus.Expired],
} as const satisfies Record<CouponTab, readonly CouponStatus[]>;

/** Reads the tab from the URL. */
export const tabOf = (text: string | null): CouponTab | undefined =>
  text !== null && Object.hasOwn(statusesOf, text) ? (text as CouponTab) : undefined;

type Counts = Outputs['queryCouponPage']['counts'];

/** The count of each tab; `all` is their sum. */
export function tabCounts({ available, locked, used, expired }: Counts, waiting: number) {
  const counts = { waiting, usable: available, used: locked + used, expired };
  return { ...counts, all: waiting + available + locked + used + expired };
}

/** Groups of all coupons: used and expired ones are one group, at the end. */
const groups = [['usable'], ['used', 'expired']] as const satisfies readonly (readonly CouponTab[])[];

/** Groups the coupons, without empty groups. A chosen tab has only its own group. */
export function groupsOf<Coupon extends { readonly status: CouponStatus }>(
  coupons: readonly Coupon[],
  tab: CouponTab | undefined,
): { readonly tabs: readonly CouponTab[]; readonly coupons: readonly Coupon[] }[] {
  const shown: readonly (readonly CouponTab[])[] = tab === undefined ? groups : [[tab]];
  return shown
    .map((tabs) => {
      const statuses: readonly CouponStatus[] = tabs.flatMap((name) => statusesOf[name]);
      return { tabs, coupons: coupons.filter(({ status }) => statuses.includes(status)) };
    })
    .filter((group) => group.coupons.length > 0);
}
