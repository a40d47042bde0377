import { CouponStatus } from '#generated/shared/enums.ts';
import { couponStatus } from '#simulator/world/benefits/couponUse.ts';
import type { Handler } from '../../handler.ts';
import { couponEntry } from '../wire/coupon.ts';
import { oneOf } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';
import { ownRepayments } from '../wire/repay.ts';

export const queryCouponPage: Handler<'provisional', 'queryCouponPage'> = (input, { world, now }) => {
  const coupons = world.coupons.filter((coupon) => coupon.products.includes(input.productCode));
  const count = (status: CouponStatus): number =>
    coupons.filter((coupon) => couponStatus(coupon, now) === status).length;
  const found = coupons
    .filter((coupon) => oneOf(couponStatus(coupon, now), input.status))
    .sort((a, b) => a.validTo.localeCompare(b.validTo));
  const page = pageOf(found, input);
  const onRecord = new Set(ownRepayments(world, input.productCode).map(({ id }) => id));
  return {
    data: {
      ...page,
      list: page.list.map((coupon) => ({
        ...couponEntry(coupon, now),
        ...(coupon.usedBy !== undefined && { repayOnRecord: onRecord.has(coupon.usedBy) }),
      })),
      counts: {
        available: count(CouponStatus.Available),
        locked: count(CouponStatus.Locked),
        used: count(CouponStatus.Used),
        expired: count(CouponStatus.Expired),
      },
    },
  };
};
