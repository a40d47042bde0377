/** Renewal of the credit line: days left, and whether it is offered. */
import { terms } from '../terms.ts';
import { daysBetween, type Day } from '../values/calendar.ts';
import type { World } from '../world.ts';

/** Returns the days until the credit line expires, 0 afterwards. */
export const daysUntilExpiration = (world: World, today: Day): number =>
  Math.max(0, daysBetween(today, world.quota.expiresOn));

export const renewalOffered = (world: World, today: Day): boolean =>
  daysUntilExpiration(world, today) <= terms.renewalWindowDays;
