import type { Outputs } from '#generated/provisional/io.ts';
import { CouponStatus } from '#generated/shared/enums/CouponStatus.ts';

/** As it stands in the URL; without one, all of them. */
export type CouponTab = 'waiting' | 'usable' | 'used' | 'expired';

/** One that a repayment under way holds stands with the used ones: it cannot be used again before that has ended. */
export const statusesOf = {
  waiting: [],
  usable: [CouponStatus.Available],
  used: [CouponStatus.Locked, CouponStatus.Used],
  expired: [CouponStatus.Expired],
} as const satisfies Record<CouponTab, readonly CouponStatus[]>;

export const tabOf = (text: string | null): CouponTab | undefined =>
  text !== null && Object.hasOwn(statusesOf, text) ? (text as CouponTab) : undefined;

type Counts = Outputs['queryCouponPage']['counts'];

/** How many stand behind each tab; `all` is their sum. */
export function tabCounts({ available, locked, used, expired }: Counts, waiting: number) {
  const counts = { waiting, usable: available, used: locked + used, expired };
  return { ...counts, all: waiting + available + locked + used + expired };
}

/** How all of them stand: what is over together, at the end. */
const groups = [['usable'], ['used', 'expired']] as const satisfies readonly (readonly CouponTab[])[];

/** The groups that hold coupons, by the tabs they stand for; of one tab alone where one is chosen. */
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
