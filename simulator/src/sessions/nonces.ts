/** Nonces of signed calls that a session has received: each is valid once (spec 2 §7). Pure. */
import type { Instant } from '../world/values/calendar.ts';

export interface UsedNonce {
  readonly nonce: string;
  /** Time of the session's clock. Rewinding the clock past it forgets the nonce. */
  readonly at: Instant;
}

/** Above this number the oldest are forgotten. */
const LIMIT = 1000;

/** @returns the nonces with the new one; undefined if it was used before */
export const withNonce = (seen: readonly UsedNonce[], one: UsedNonce): readonly UsedNonce[] | undefined =>
  seen.some(({ nonce }) => nonce === one.nonce) ? undefined : [...seen.slice(1 - LIMIT), one];

/** Returns the nonces that were received no later than a time. */
export const noncesUntil = (seen: readonly UsedNonce[], to: Instant): readonly UsedNonce[] =>
  seen.filter(({ at }) => at <= to);
