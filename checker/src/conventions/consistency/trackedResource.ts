/** The tracked state of a resource, and contradictions to it. */
import type { Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';

/** A contradiction, with the earlier exchanges that it contradicts. */
export interface Contradiction {
  readonly rule:
    /** A response does not show the value that a write or the contract requires. */
    | 'kept'
    /** A deleted or missing resource is still there. */
    | 'gone'
    /** An existing resource is said to be missing. */
    | 'found'
    /** A created resource is not in its list. */
    | 'listed'
    /** A refused write has changed something. */
    | 'refused-changed'
    /** Two pages, or two places of one page, show the same item. */
    | 'pages'
    /** An account sees or changes what belongs to another one or to a role. */
    | 'private'
    /** One key, number or request stands for two resources. */
    | 'twice'
    /** A page, a filter or a sort order omits an item of the whole list. */
    | 'lacking'
    /** A resource does not show a value that its list shows. */
    | 'hidden'
    /** An ETag has not changed with its resource, or an old one is accepted. */
    | 'etag'
    /** A number differs from what it counts. */
    | 'counted'
    /** The backend accepts a write that the contract forbids. */
    | 'forbidden'
    /** A sentence of the contract about one resource is broken. */
    | 'stated';
  readonly message: string;
  /** The member, parameter or operation that is wrong. */
  readonly place: string;
  readonly before: readonly Sent[];
}

/** A value that a member has, or must not have any more. */
export interface Fact {
  readonly value: unknown;
  readonly by: Sent;
  /** Null has cleared the value. A later read may show any value except this one. */
  readonly taken?: true;
  /** A write has led to this value instead, or should have. A later read may show any value except the earlier one. */
  readonly turnedTo?: unknown;
  /** The value that the response to the write showed instead of the sent one. */
  readonly shownInstead?: unknown;
}

/** A resource as a response has shown it last. */
export interface LastState {
  readonly shown: Payload;
  readonly by: Sent;
}

export interface TrackedResource {
  /** Its id. */
  readonly name: unknown;
  /** Path of its collection. */
  readonly place: string;
  /** The last write to it, and the account that sent it. */
  readonly by: Sent;
  readonly account: string;
  /** The facts that writes have established, by member. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** The write that has deleted it. */
  readonly gone?: Sent;
  /** The last write has created it, or changed it without removing it, and shows it: it must exist. */
  readonly made: boolean;
  /** The resource still exists in another state of the contract. Lists need not show it in that state. */
  readonly stays?: true;
}

/** @param place the member, parameter or operation that is wrong */
export const contradiction = (
  rule: Contradiction['rule'],
  place: string,
  message: string,
  ...before: readonly (Sent | undefined)[]
): Contradiction => ({ rule, message, place, before: before.filter((each) => each !== undefined) });
