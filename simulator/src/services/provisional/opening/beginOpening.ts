import type { OpeningObstacle } from '#generated/shared/enums.ts';
import { beginOpening as begin } from '#simulator/world/opening/application.ts';
import { obstacleOf } from '#simulator/world/opening/obstacles.ts';
import { hasFeature } from '#simulator/world/products.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { ErrorName, Handler } from '../../handler.ts';
import { progress } from '../wire/opening.ts';

const refusals: Record<OpeningObstacle, ErrorName<'provisional'>> = {
  OPENED: 'AlreadyOpened',
  NOT_OFFERED: 'ProductNotAllowed',
  APP_ONLY: 'ProductNotAllowed',
  NOT_ENTERPRISE: 'EnterpriseRequired',
  NOT_ADMIN: 'AdminRequired',
  OFFLINE: 'OpeningOffline',
  EXCEED_THRESHOLD: 'OpeningOffline',
  OPENED_ELSEWHERE: 'OpenedElsewhere',
  MANAGE_ABNORMAL: 'BusinessAbnormal',
  RETRY_LATER: 'OpeningTooEarly',
};

export const beginOpening: Handler<'provisional', 'beginOpening'> = (
  { productCode: product, from, recommendCode },
  { world, now },
) => {
  const obstacle = obstacleOf(world, { product, from, today: dayOf(now) });
  // A product that is not opened here has one code, whatever the obstacle.
  if (obstacle && !hasFeature(product, 'opening')) return { refuse: 'ProductNotAllowed' };
  if (obstacle) return { refuse: refusals[obstacle] };
  const wish = {
    product,
    ...(from !== undefined && { from }),
    ...(recommendCode !== undefined && { recommendCode }),
  };
  const begun = begin(world, wish, now);
  return { data: progress(begun.world, begun.application), world: begun.world };
};
