import { terms } from '../terms.ts';
/** What the provider knows about opening a product: real name, flow, qualifications, switches (spec 1 §4, 2 §2.2). */
import { daysBetween, type Day } from '../values/calendar.ts';
import type { World } from '../world.ts';

/** Days until the credit line expires, 0 once it has. */
export const daysUntilExpiration = (world: World, today: Day): number =>
  Math.max(0, daysBetween(today, world.quota.expiresOn));

export const renewalOffered = (world: World, today: Day): boolean =>
  daysUntilExpiration(world, today) <= terms.renewalWindowDays;
