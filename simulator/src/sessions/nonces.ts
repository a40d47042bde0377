/** The nonces of signed calls that a session has seen: each is good once (spec 2 §7). Pure. */
import type { Instant } from '../world/values/calendar.ts';

export interface UsedNonce {
  readonly nonce: string;
  /** On the session's clock: rewinding makes as if it had never come. */
  readonly at: Instant;
}

/** Beyond this many the oldest are forgotten. */
const LIMIT = 1000;

/** @returns those seen after one more has come; undefined where it has come before */
export const withNonce = (seen: readonly UsedNonce[], one: UsedNonce): readonly UsedNonce[] | undefined =>
  seen.some(({ nonce }) => nonce === one.nonce) ? undefined : [...seen.slice(1 - LIMIT), one];

/** Those that had come by a time. */
export const noncesUntil = (seen: readonly UsedNonce[], to: Instant): readonly UsedNonce[] =>
  seen.filter(({ at }) => at <= to);
