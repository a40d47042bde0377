/** Types of a service's facts from the contract, for its client, the simulator and the documentation. */

/** One row of an operation's ordered error table (docs/design/contracts.md, "The error oracle"). */
export interface ErrorRow {
  readonly code: string;
  readonly when: When;
  /** At the gateway: whether the gateway itself answers it or the system behind it. */
  readonly layer?: 'outer' | 'inner';
  /** The role that the operation needs, in a row with `wrong-role`. */
  readonly role?: string;
  /** Products that the operation is meant for, in a row with `wrong-product`. */
  readonly products?: readonly string[];
  /** Members of a request: the row applies only to requests that have them with these values. */
  readonly asked?: Readonly<Record<string, unknown>>;
  /** The condition of the code in domain words, in a row with `state`; elsewhere it limits the row. */
  readonly condition?: string;
  /** Scenario in which the operation returns the code. */
  readonly scenario?: string;
  /** Another precondition of the code besides the scenario, in words. */
  readonly needs?: string;
  /** The same request may succeed later. */
  readonly retryable?: boolean;
  /** The portal shows nothing. */
  readonly silent?: boolean;
  /** Section of the specification with the code, such as `1 §8`. */
  readonly spec?: string;
  /** Set if the row is ours and not in the specification. */
  readonly provenance?: 'assumed';
}

export type When = 'request-invalid' | 'unauthenticated' | 'wrong-role' | 'wrong-product' | 'state' | 'fault';

/** JSON pointers to the members of an envelope, and the codes that mean success. */
export interface Members {
  readonly code: string;
  readonly message: string;
  readonly data: string;
  readonly success: readonly string[];
}

export interface Envelope extends Members {
  /**
   * Members that may hold a text meaning "not logged in" (spec 1 §8). Any text in the first one has this meaning; in the others only
   * the texts of the contract's codes.
   */
  readonly notLoggedInText?: readonly string[];
  /** A member that is always present but never used: extData of the standard service (spec 1 §7). */
  readonly extra?: string;
  /** At the gateway: the envelopes of the systems behind it, inside its own. */
  readonly systems?: Readonly<Record<string, Members>>;
}

/** Meaning of a code for its call (`kind` in errors.yaml). */
export type CodeKind =
  | 'not-logged-in'
  | 'authentication'
  | 'request-invalid'
  | 'wrong-role'
  | 'wrong-product'
  | 'wrong-owner'
  | 'state'
  | 'tolerated'
  | 'fault';

export interface CodeFacts {
  readonly code: string;
  /** Layer of a gateway code: `outer`, or a system behind the gateway. The same code may mean something else in another layer. */
  readonly layer?: string;
  readonly kind: CodeKind;
  /** Text of a legacy `{error: …}` response that means this code (docs/decisions/0230). */
  readonly text?: string;
}

/** Names of an operation's state codes that `ServiceFacts.codes` lacks, by code. */
export type States = Readonly<Record<string, string>>;

/** The few facts of a service that a client needs to call it. */
export interface ServiceFacts {
  /** Name in the contracts; the portal's config.json has the address of the service under it. */
  readonly name: string;
  /** Path of the service on its host. */
  readonly base: string;
  /** Time limit of a call in ms. */
  readonly timeLimit?: number;
  /** Absent if answers are plain JSON with an HTTP status. */
  readonly envelope?: Envelope;
  /** Codes that any call of the service can return, by name. Assumed states are with the operations that document them. */
  readonly codes: Readonly<Record<string, CodeFacts>>;
  /** Names of the documented headers, by the names of their parameters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of the operations that need a signature (`safeApi`, spec 2 §7), by operation. */
  readonly signed: Readonly<Record<string, string>>;
}
