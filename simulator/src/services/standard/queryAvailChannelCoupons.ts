import { toReceive } from '../../world/benefits/coupons.ts';
import { activityCoupon } from '../activityCoupon.ts';
import type { Handler } from '../handler.ts';

export const queryAvailChannelCoupons: Handler<'standard', 'queryAvailChannelCoupons'> = (
  _input,
  { world, now },
) => ({
  data: { channelCoupons: toReceive(world, now).map(activityCoupon) },
});
