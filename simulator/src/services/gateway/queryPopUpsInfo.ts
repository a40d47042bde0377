import type { ProductCode } from '#generated/shared/enums.ts';
import { accountOf } from '../../world/company/company.ts';
import { isWelcomed, vipCoupons } from '../../world/notices/popups.ts';
import { quotaFigures } from '../../world/quota/quota.ts';
import { yuan } from '../../world/values/money.ts';
import type { Context, Handler, Outputs } from '../handler.ts';

type PopUps = Outputs<'gateway'>['queryPopUpsInfo'];

const none: PopUps = { isPopUps: false };

function marketCoupon({ world, now }: Context): PopUps {
  const couponList = vipCoupons(world, now).map(({ activityId, name }) => ({
    activityId,
    activityName: name,
  }));
  return couponList.length > 0 ? { isPopUps: true, extMap: { couponList } } : none;
}

/**
 * Welcome dialog, until the account closes it for the product. A possible increase of the limit makes it due even without a
 * welcome. It then contains the maximum, and the portal offers the increase instead (spec 2 §4).
 */
function firstLogin({ world }: Context, product: ProductCode): PopUps {
  const { welcome, increaseUpTo } = world.popups;
  if ((!welcome && increaseUpTo === undefined) || isWelcomed(world, product)) return none;
  const account = accountOf(world, world.viewer.pin);
  return {
    isPopUps: true,
    extMap: {
      creditLimit: yuan(quotaFigures(world.quota, world).limit),
      ...(account && { clearType: account.cycle }),
      ...(increaseUpTo === undefined ? {} : { incrUpperLimit: yuan(increaseUpTo) }),
    },
  };
}

export const queryPopUpsInfo: Handler<'gateway', 'queryPopUpsInfo'> = ({ type, productCode }, context) => ({
  data: type === 'MARKET_COUPON' ? marketCoupon(context) : firstLogin(context, productCode),
});
