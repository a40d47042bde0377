/** Types of a service's facts from the contract, for its client, the simulator and the documentation. */

/** One row of an operation's ordered error table (docs/design/contracts.md, "The error oracle"). */
export interface ErrorRow {
  readonly code: string;
  readonly when: When;
  /** At the gateway: whether the gateway itself answers it or the system behind it. */
  readonly layer?: 'outer' | 'inner';
  readonly role?: string;
  /** wrong-product: the products that the operation is meant for. */
  readonly products?: readonly string[];
  /** The row holds only for requests with these members. */
  readonly asked?: Readonly<Record<string, unknown>>;
  readonly condition?: string;
  readonly scenario?: string;
  readonly needs?: string;
  readonly retryable?: boolean;
  readonly silent?: boolean;
  readonly spec?: string;
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
  /** Members that may say in words that the user is not logged in (spec 1 §8); any text at the first is such a word. */
  readonly notLoggedInText?: readonly string[];
  /** A member that is always there and holds nothing here: extData of the standard service (spec 1 §7). */
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
  /** The gateway's codes mean what they mean in their layer only: 'outer' or a system behind it. */
  readonly layer?: string;
  readonly kind: CodeKind;
  /** The words of a legacy `{error: …}` answer that mean this code (docs/decisions/0230). */
  readonly text?: string;
}

/** The states that an operation alone can answer: their names by their codes. */
export type States = Readonly<Record<string, string>>;

/** The few facts of a service that a client needs to call it. */
export interface ServiceFacts {
  readonly name: string;
  /** Path of the service on its host, and the member of config.json with its address. */
  readonly base: string;
  /** Time limit of a call in ms. */
  readonly timeLimit?: number;
  /** Absent if answers are plain JSON with an HTTP status. */
  readonly envelope?: Envelope;
  /** The codes that any call of the service can meet, by their names; each operation knows its own states. */
  readonly codes: Readonly<Record<string, CodeFacts>>;
  /** The headers that the contract documents, by the names of their parameters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The operations that want a signature (`safeApi`, spec 2 §7), and their paths. */
  readonly signed: Readonly<Record<string, string>>;
}
