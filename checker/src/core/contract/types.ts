/** The facts of a contract, in one shape for all services. */
import type { Payload } from '../base/payload.ts';
import type { Rule } from '../rules/rule.ts';
import type { Members } from './envelope.ts';
import type { Grant } from './grants.ts';
import type { Oddities } from './oddities.ts';

export type { Payload };

export type When = 'request-invalid' | 'unauthenticated' | 'wrong-role' | 'wrong-product' | 'state' | 'fault';

/** One row of an operation's error table: which code comes when, with the place where the contract says so. */
export interface ErrorRow {
  readonly code: string;
  readonly when: When;
  readonly layer?: 'outer' | 'inner';
  readonly role?: string;
  readonly condition?: string;
  /** Text of the contract about the status, if it is no condition. */
  readonly said?: string;
  /** wrong-product: the products that the operation is meant for; every other one is refused. */
  readonly products?: readonly string[];
  /** The row holds only for requests with these members. */
  readonly asked?: Payload;
  readonly scenario?: string;
  /** Precondition outside the scenario, without which the code cannot come. */
  readonly needs?: string;
  readonly provenance?: 'assumed';
  /** Not the table but the words of the operation name the code. */
  readonly inWords?: true;
  /** Row without a table entry: the contract implies the refusal. It does not count for coverage. */
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

/** Members that request a page, and members that show it in the response (`x-paging`). */
export interface Paging {
  readonly ask: { readonly page: string; readonly size: string };
  readonly show: {
    readonly page: string;
    readonly size: string;
    readonly list: string;
    readonly total: string;
    /** How many pages there are. */
    readonly pages?: string;
    /** Member that tells whether more items follow. */
    readonly more?: string;
    /** Member that tells whether it is the last page, the first one, or empty. */
    readonly last?: string;
    readonly first?: string;
    /** Member that tells whether there is a page before it. */
    readonly previous?: string;
    readonly empty?: string;
    /** How many items the page holds. */
    readonly length?: string;
  };
  /** The request gives the number of items before the page, not the page number. */
  readonly byOffset?: true;
  /** The first page is asked for as 0. */
  readonly fromZero?: true;
}

/** List in parts: each response gives the cursor of the next part. */
export interface Cursor {
  /** The parameter that takes up what `next` shows. */
  readonly ask?: string;
  readonly size?: string;
  /** Members of the response that give the next cursor and whether there is one. */
  readonly next?: string;
  readonly more?: string;
}

/** Place of a request member that is not in the body. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  /** Its name there. */
  readonly name: string;
  /** A list is sent as several parameters of the same name. */
  readonly explode: boolean;
}

/** Documented form of the responses with one HTTP status. */
export interface AnswerForm {
  /** Media types; empty without a body. */
  readonly types: readonly string[];
  readonly schema?: Schema;
  readonly headers: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: Schema;
    readonly description?: string;
  }[];
}

/** Place of a credential in the request. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** Scheme before the value in Authorization. */
  readonly scheme?: string;
  /** Logins that hand it out. */
  readonly grants?: readonly Grant[];
}

/**
 * Resource kind that responses show and requests name: pets by `id`, requested as `petId`. REST paths identify the
 * kind; in calls, a member with one name in requests and responses does.
 */
export interface Resource {
  /** Key of a kind: the path of a collection, or the name of the member. */
  readonly name: string;
  /** The member of the resource that names it. */
  readonly member: string;
  /** Under which name requests ask for it. */
  readonly as: string;
  /** There is one of it at each path, which names it: settings, a profile. */
  readonly single?: true;
  /** The list is an object with the resource names as keys. */
  readonly keys?: true;
}

/** Relation of an operation to the resources of a kind. */
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

/** Rules of check.yaml, with the place of their objects in the responses. */
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
  /** Description of the operation in the contract. */
  readonly description?: string;
  /** Description of the whole contract. */
  readonly about?: string;
  readonly tags: readonly string[];
  readonly effect: 'read' | 'write';
  /** Visitors who are not logged in may call it. */
  readonly open: boolean;
  /** Wants nonce and signature as headers (`x-safe-api`). */
  readonly signed: boolean;
  /** Headers that every client sends: the documented ones with their examples. */
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
  /** Paging, if the list has numbered pages. */
  readonly paging?: Paging;
  /** Cursor, if the list comes in parts without numbers. */
  readonly cursor?: Cursor;
  /** Place of the total in the response, for lists without numbered pages. */
  readonly total?: string;
  /** The member of the data that holds the resource: `data` of `{ data: { id }, links }`. */
  readonly wrapper?: string;
  /** Members that travel outside of the body, by their names in the payload; all others are the body's. */
  readonly places?: Readonly<Record<string, Place>>;
  /** Member of the payload that is the whole body: for a list, and if parameters share names with body members. */
  readonly bodyMember?: string;
  /** Media type of the body, if it is not the usual one. */
  readonly contentType?: string;
  /** Which media types the files of a form may have, where the contract says it. */
  readonly fileTypes?: Readonly<Record<string, readonly string[]>>;
  /** Responses by HTTP status (`200`, `4XX`, `default`); without it, every response is HTTP 200 with `response`. */
  readonly answers?: Readonly<Record<string, AnswerForm>>;
  /** Credentials that identify the caller. */
  readonly credentials?: readonly Credential[];
  /** All of these are needed together. */
  readonly allNeeded?: true;
  /** Relations to resources that other operations share. */
  readonly roles?: readonly Role[];
  /** Resources of which kind the parameters of the path name: `id` is another one at `/users/{id}` and at `/orders/{id}`. */
  readonly named?: Readonly<Record<string, Resource>>;
  /** Rules in check.yaml about its responses. */
  readonly stated?: readonly StatedRule[];
  readonly envelope: Members;
  /** The envelope within the gateway's. */
  readonly inner?: Members;
  /** The shared schemas that `$ref` names. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly file: string;
  readonly line: number;
  /** Collector for parts that cannot be read or generated; bundled contracts have none. */
  readonly odd?: Oddities;
  /** Marks a request with an unreadable part: generated requests may be refused. */
  readonly unsure?: true;
}

/** One contract: a service with its operations. */
export interface Contract {
  readonly service: string;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** Parts of the contract that are left out. */
  readonly odd?: Oddities;
}
