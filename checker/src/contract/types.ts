/** What the checker reads from a contract, in one shape for all services. */
import type { Members } from './envelope.ts';

export type When = 'request-invalid' | 'unauthenticated' | 'wrong-role' | 'wrong-product' | 'state' | 'fault';

/** One row of an operation's error table: which code comes when, with the place where the contract says so. */
export interface ErrorRow {
  readonly code: string;
  readonly when: When;
  readonly layer?: 'outer' | 'inner';
  readonly role?: string;
  readonly condition?: string;
  /** wrong-product: the products that the operation is meant for; every other one is refused. */
  readonly products?: readonly string[];
  /** The row holds only for requests with these members. */
  readonly asked?: Payload;
  readonly scenario?: string;
  /** What must happen beside the scenario before the code can come. */
  readonly needs?: string;
  readonly provenance?: 'assumed';
  readonly spec?: string;
  readonly file: string;
  readonly line: number;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly additionalProperties?: boolean | Schema;
  readonly contentSchema?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
}

/** By which members a page is asked for, and how the answer shows it (`x-paging`). */
export interface Paging {
  readonly ask: { readonly page: string; readonly size: string };
  readonly show: {
    readonly page: string;
    readonly size: string;
    readonly list: string;
    readonly total: string;
  };
}

/** How the payload travels. */
export type Transport = 'json' | 'query' | 'form' | 'packed-json' | 'packed-query';

export interface Operation {
  readonly service: string;
  readonly id: string;
  /** How reports name it: `standard.queryCouponInfo`. */
  readonly address: string;
  readonly method: string;
  /** Path on the target, with the base of the service. */
  readonly url: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly effect: 'read' | 'write';
  /** Visitors who are not logged in may call it. */
  readonly open: boolean;
  /** Wants nonce and signature as headers (`x-safe-api`). */
  readonly signed: boolean;
  /** What every client sends beside the request: documented headers with their examples. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of what authenticates, in request and answer. */
  readonly secrets: readonly string[];
  /** How long the client waits for an answer, ms. */
  readonly timeLimit: number;
  readonly transport: Transport;
  /** In order of precedence. */
  readonly errors: readonly ErrorRow[];
  readonly request: Schema;
  readonly response: Schema;
  /** Named requests; at the gateway what lies inside reqData. */
  readonly examples: Readonly<Record<string, Payload>>;
  /** Members of the request that answers show under another name (the contract's links). */
  readonly linked: Readonly<Record<string, string>>;
  /** Of what is answered page by page. */
  readonly paging?: Paging;
  readonly envelope: Members;
  /** The envelope within the gateway's. */
  readonly inner?: Members;
  /** The shared schemas that `$ref` names. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly file: string;
  readonly line: number;
}

export type Payload = Readonly<Record<string, unknown>>;
