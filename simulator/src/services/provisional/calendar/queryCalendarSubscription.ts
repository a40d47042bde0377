import { linkOf } from '#simulator/world/calendarLinks/links.ts';
import type { Handler } from '../../handler.ts';

export const queryCalendarSubscription: Handler<'provisional', 'queryCalendarSubscription'> = (
  { productCode },
  { world },
) => {
  const link = linkOf(world, { pin: world.viewer.pin, product: productCode });
  return { data: link ? { active: true, createdAt: link.createdAt } : { active: false } };
};
