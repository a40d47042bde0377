import { withoutLink } from '#simulator/world/calendarLinks/links.ts';
import type { Handler } from '../../handler.ts';

export const revokeCalendarSubscription: Handler<'provisional', 'revokeCalendarSubscription'> = (
  { productCode },
  { world },
) => ({
  data: { active: false },
  world: withoutLink(world, { pin: world.viewer.pin, product: productCode }),
});
