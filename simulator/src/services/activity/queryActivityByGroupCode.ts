import { toReceive } from '../../world/benefits/coupons.ts';
import { activityCoupon } from '../activityCoupon.ts';
import type { Handler } from '../handler.ts';

/** Code of the only group with activities; it is invented, because the specification shows none. */
const activityCentre = 'QYJC-ACTIVITY-CENTER';

export const queryActivityByGroupCode: Handler<'activity', 'queryActivityByGroupCode'> = (
  { groupCode },
  { world, now },
) => {
  const activities = groupCode === activityCentre ? toReceive(world, now) : [];
  const [first] = activities;
  return {
    data: {
      ...(first && { effectiveStartDate: first.validFrom, effectiveEndDate: first.validTo }),
      activityVoModelList: activities.map(activityCoupon),
    },
  };
};
