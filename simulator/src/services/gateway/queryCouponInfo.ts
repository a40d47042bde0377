import { couponInfo } from '../couponInfo.ts';
import type { Handler } from '../handler.ts';

export const queryCouponInfo: Handler<'gateway', 'queryCouponInfo'> = (_input, context) => {
  const { summary, coupon } = couponInfo(context);
  return { data: { ...summary, ...(coupon && { myCouponVO: coupon }) } };
};
