import { withLink } from '#simulator/world/calendarLinks/links.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import { calendarAddress, calendarTokenHash, newCalendarToken } from '../../calendarToken.ts';
import type { Handler } from '../../handler.ts';

export const createCalendarSubscription: Handler<'provisional', 'createCalendarSubscription'> = (
  { productCode },
  { world, now, sessionId },
) => {
  const token = newCalendarToken(sessionId);
  const createdAt = momentOf(now);
  return {
    data: { address: calendarAddress(token), createdAt },
    world: withLink(world, {
      pin: world.viewer.pin,
      product: productCode,
      tokenHash: calendarTokenHash(token),
      createdAt,
    }),
  };
};
