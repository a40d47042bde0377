/** What is remembered of a resource, and what contradicts it. */
import type { Sent } from '../../core/judging/sent.ts';

/** What contradicts, and which of the exchanges before it is contradicted. */
export interface Contradiction {
  readonly rule:
    | 'kept'
    | 'gone'
    | 'found'
    | 'listed'
    | 'refused-changed'
    | 'pages'
    | 'private'
    | 'twice'
    | 'lacking'
    | 'hidden'
    | 'etag'
    | 'counted'
    | 'forbidden'
    | 'stated';
  readonly message: string;
  readonly place: string;
  readonly before: readonly Sent[];
}

export interface Fact {
  readonly value: unknown;
  readonly by: Sent;
  /** Null has taken the value away: any other one may be shown, not this. */
  readonly taken?: true;
  /** A write has shown this instead: any other one may be shown, not what was before. */
  readonly turnedTo?: unknown;
  /** The answer to the write has shown this instead of what was written. */
  readonly confirmedAs?: unknown;
}

export interface TrackedResource {
  readonly name: unknown;
  /** Where resources of its collection are. */
  readonly place: string;
  readonly by: Sent;
  readonly account: string;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly gone?: Sent;
  /** A write has made it, so that it must be there. */
  readonly made: boolean;
  /** It is in another state now, which the contract has for it: no list need show it so, and it is there. */
  readonly stays?: true;
}

export const contradiction = (
  rule: Contradiction['rule'],
  place: string,
  message: string,
  ...before: readonly (Sent | undefined)[]
): Contradiction => ({ rule, message, place, before: before.filter((each) => each !== undefined) });
