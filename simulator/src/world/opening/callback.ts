/** Calls of the provider about products that are opened offline. */
import { CallbackTime, type ProductCode } from '#generated/shared/enums.ts';
import { addDays, dayOf, instantOf, instantOfMoment, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { Refused } from './application.ts';
import type { Callback } from './schema.ts';

/** Time of the call on the next day. */
const hours: Record<CallbackTime, string> = {
  [CallbackTime.Morning]: '09:30:00',
  [CallbackTime.Afternoon]: '13:30:00',
  [CallbackTime.Evening]: '18:30:00',
  [CallbackTime.Any]: '10:00:00',
};

export const callbackFor = ({ opening }: World, product: ProductCode): Callback | undefined =>
  opening.callbacks.findLast((entry) => entry.product === product);

export const isWaiting = ({ callAt }: Callback, now: Instant): boolean => now < instantOfMoment(callAt);

export function requestCallback(
  world: World,
  wish: Pick<Callback, 'product' | 'name' | 'phone' | 'time'>,
  now: Instant,
): { world: World; callback: Callback } | Refused {
  const last = callbackFor(world, wish.product);
  if (last && isWaiting(last, now)) return { refuse: 'callback-waiting' };
  const callAt = momentOf(instantOf(addDays(dayOf(now), 1), hours[wish.time]));
  const callback: Callback = { ...wish, requestedAt: momentOf(now), callAt };
  const { opening } = world;
  return {
    callback,
    world: { ...world, opening: { ...opening, callbacks: [...opening.callbacks, callback] } },
  };
}
