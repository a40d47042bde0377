import type { Rule } from '../rules/rule.ts';
/** What the checker reads from a contract, in one shape for all services. */
import type { Members } from './envelope.ts';
import type { Grant } from './grants.ts';
import type { Oddities } from './oddities.ts';

export type When = 'request-invalid' | 'unauthenticated' | 'wrong-role' | 'wrong-product' | 'state' | 'fault';

/** One row of an operation's error table: which code comes when, with the place where the contract says so. */
export interface ErrorRow {
  readonly code: string;
  readonly when: When;
  readonly layer?: 'outer' | 'inner';
  readonly role?: string;
  readonly condition?: string;
  /** What the contract says of the status, where that is no condition. */
  readonly said?: string;
  /** wrong-product: the products that the operation is meant for; every other one is refused. */
  readonly products?: readonly string[];
  /** The row holds only for requests with these members. */
  readonly asked?: Payload;
  readonly scenario?: string;
  /** What must happen beside the scenario before the code can come. */
  readonly needs?: string;
  readonly provenance?: 'assumed';
  /** Not the table but the words of the operation name the code. */
  readonly inWords?: true;
  /** No table names it: that such a request is refused follows from the contract all the same. It does not count for coverage. */
  readonly implied?: true;
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
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly not?: Schema;
  readonly description?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minProperties?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly additionalProperties?: boolean | Schema;
  readonly contentSchema?: Schema;
  readonly contentMediaType?: string;
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
    /** How many pages there are. */
    readonly pages?: string;
    /** Whether there are more items after these. */
    readonly more?: string;
    /** Whether it is the last page, the first one, or holds nothing. */
    readonly last?: string;
    readonly first?: string;
    /** Whether there is a page before it. */
    readonly previous?: string;
    readonly empty?: string;
    /** How many items the page holds. */
    readonly length?: string;
  };
  /** What is asked for is how many items stand before the page, not its number. */
  readonly byOffset?: true;
  /** The first page is asked for as 0. */
  readonly fromZero?: true;
}

/** What is answered bit by bit, each answer naming where the next one begins. */
export interface Cursor {
  /** The parameter that takes up what `next` shows. */
  readonly ask?: string;
  readonly size?: string;
  /** Where the answer shows what comes next, and whether anything does. */
  readonly next?: string;
  readonly more?: string;
}

/** Where a member of the request travels that does not travel in the body. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  /** Its name there. */
  readonly name: string;
  /** A list is sent as several parameters of the same name. */
  readonly explode: boolean;
}

/** What a contract says of the answers with one HTTP status. */
export interface AnswerForm {
  /** Media types; none where there is no body. */
  readonly types: readonly string[];
  readonly schema?: Schema;
  readonly headers: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: Schema;
    readonly description?: string;
  }[];
}

/** Where what authenticates travels. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** What stands before it in Authorization. */
  readonly scheme?: string;
  /** Logins that hand it out. */
  readonly grants?: readonly Grant[];
}

/**
 * Resources of one kind that answers show and requests name: pets by `id`, asked for as `petId`. Of REST the path tells, of calls the
 * member that is asked for and shown under one name.
 */
export interface Resource {
  /** What tells kinds apart: a collection's path, or the name of the member. */
  readonly name: string;
  /** The member of the resource that names it. */
  readonly member: string;
  /** Under which name requests ask for it. */
  readonly as: string;
  /** There is one of it at each path, which names it: settings, a profile. */
  readonly single?: true;
  /** Their list is an object whose members are called as they are. */
  readonly keys?: true;
}

/** What an operation has to do with resources of a kind. */
export interface Role {
  readonly resource: Resource;
  /** `one`: asked for by name; `list`: several; `made`: the answer to a write shows it. */
  readonly does: 'one' | 'list' | 'made';
  /** Something is done to the resource, and the answer does not show it. */
  readonly blind?: true;
}

/** How the payload travels. */
export type Transport =
  | 'json'
  | 'query'
  | 'form'
  | 'packed-json'
  | 'packed-query'
  | 'urlencoded'
  | 'text'
  | 'none';

/** Rules of check.yaml, and where in the answers the objects stand of which they speak. */
export interface StatedRule {
  readonly path: readonly string[];
  readonly rules: readonly Rule[];
}

export interface Operation {
  readonly service: string;
  readonly id: string;
  /** How reports name it: `standard.queryCouponInfo`. */
  readonly address: string;
  readonly method: string;
  /** Path on the target, with the base of the service. */
  readonly url: string;
  /** Path as the contract writes it, without the base of the service. */
  readonly path?: string;
  readonly summary: string;
  /** What the contract says of it at length. */
  readonly description?: string;
  /** What the contract says of all of its operations. */
  readonly about?: string;
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
  /** Of what is answered in parts that have no numbers. */
  readonly cursor?: Cursor;
  /** Where the answer says how long the list is, of what has no numbered pages. */
  readonly total?: string;
  /** The member of the data that holds the resource: `data` of `{ data: { id }, links }`. */
  readonly wrapper?: string;
  /** Members that travel outside of the body, by their names in the payload; all others are the body's. */
  readonly places?: Readonly<Record<string, Place>>;
  /** The member of the payload that is the whole body: of a list, and where parameters have the same names as its members. */
  readonly bodyMember?: string;
  /** Of the body, where the contract names another than usual. */
  readonly contentType?: string;
  /** Which media types the files of a form may have, where the contract says it. */
  readonly fileTypes?: Readonly<Record<string, readonly string[]>>;
  /** By HTTP status (`200`, `4XX`, `default`); without, every answer is HTTP 200 with `response`. */
  readonly answers?: Readonly<Record<string, AnswerForm>>;
  /** What must come along so that the operation knows who calls. */
  readonly credentials?: readonly Credential[];
  /** All of these are needed: one alone is as good as none. */
  readonly allNeeded?: true;
  /** What it has to do with resources that other operations know too. */
  readonly roles?: readonly Role[];
  /** Resources of which kind the parameters of the path name: `id` is another one at `/users/{id}` and at `/orders/{id}`. */
  readonly named?: Readonly<Record<string, Resource>>;
  /** What check.yaml says of its answers. */
  readonly stated?: readonly StatedRule[];
  readonly envelope: Members;
  /** The envelope within the gateway's. */
  readonly inner?: Members;
  /** The shared schemas that `$ref` names. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly file: string;
  readonly line: number;
  /** Where what cannot be read or generated is named; contracts that came with the checker have none. */
  readonly odd?: Oddities;
  /** A part of the request could not be read: what is made of the rest may be refused. */
  readonly unsure?: true;
}

export type Payload = Readonly<Record<string, unknown>>;

/** One contract: a service with its operations. */
export interface Contract {
  readonly service: string;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** What of it is left out. */
  readonly odd?: Oddities;
}
