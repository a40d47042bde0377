/**
 * Slows down guessing. After some unknown codes within a time window, the next check must wait until the first of them
 * leaves the window. Each session counts its own codes, so that a visitor cannot lock out another.
 */
import { terms } from '../terms.ts';
import { instantOfMoment, momentOf, type Instant, type Moment } from '../values/calendar.ts';
import type { World } from '../world.ts';

const inWindow = ({ verification }: World, now: Instant): Moment[] =>
  verification.unknown.filter((at) => instantOfMoment(at) + terms.verifyMinutes * 60_000 > now);

/** Returns the moment from which codes are checked again; undefined if they are checked now. */
export function checkedAgainAt(world: World, now: Instant): Moment | undefined {
  const recent = inWindow(world, now);
  const [first] = recent.slice(-terms.verifyTries);
  if (first === undefined || recent.length < terms.verifyTries) return undefined;
  return momentOf(instantOfMoment(first) + terms.verifyMinutes * 60_000);
}

export const withUnknownCode = (world: World, now: Instant): World => ({
  ...world,
  verification: { unknown: [...inWindow(world, now), momentOf(now)] },
});
