/** The tracked state of a resource, and contradictions to it. */
import type { Sent } from '../../core/judging/sent.ts';

/** A contradiction, with the earlier exchanges that it contradicts. */
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

/** A value that a member has, or must not have any more. */
export interface Fact {
  readonly value: unknown;
  readonly by: Sent;
  /** Null has cleared the value. A later read may show any value except this one. */
  readonly taken?: true;
  /** A write has shown this value instead. A later read may show any value except the earlier one. */
  readonly turnedTo?: unknown;
  /** The value that the response to the write showed instead of the sent one. */
  readonly confirmedAs?: unknown;
}

export interface TrackedResource {
  /** Its id. */
  readonly name: unknown;
  /** Path of its collection. */
  readonly place: string;
  /** The last write to it, and the account that sent it. */
  readonly by: Sent;
  readonly account: string;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly gone?: Sent;
  /** A write has created it, so it must exist. */
  readonly made: boolean;
  /** The resource still exists in another state of the contract. Lists need not show it in that state. */
  readonly stays?: true;
}

export const contradiction = (
  rule: Contradiction['rule'],
  place: string,
  message: string,
  ...before: readonly (Sent | undefined)[]
): Contradiction => ({ rule, message, place, before: before.filter((each) => each !== undefined) });
