import { drawCoupon } from '../../world/benefits/coupons.ts';
import type { Handler } from '../handler.ts';

export const drawCouponsStdjc: Handler<'gateway', 'drawCouponsStdjc'> = ({ activityId }, { world, now }) => {
  const outcome = drawCoupon(world, activityId, now);
  return 'refuse' in outcome
    ? { refuse: 'CouponsRunOut' }
    : { data: { receiveResult: true }, world: outcome.world };
};
