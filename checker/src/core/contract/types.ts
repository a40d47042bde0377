/** The facts of a contract, in one form for all services. */
import type { Payload } from '../base/payload.ts';
import type { Rule } from '../rules/rule.ts';
import type { Members } from './envelope.ts';
import type { Grant } from './grants.ts';
import type { Oddities } from './oddities.ts';

export type { Payload };

/** The reason of a refusal. */
export type When = 'request-invalid' | 'unauthenticated' | 'wrong-role' | 'wrong-product' | 'state' | 'fault';

/** One row of an operation's error table: a code, its cause, and its place in the contract. */
export interface ErrorRow {
  readonly code: string;
  readonly when: When;
  /** Envelope of the gateway in which the code stands. */
  readonly layer?: 'outer' | 'inner';
  /** wrong-role: the account that is not refused. */
  readonly role?: string;
  /** Words of the contract that say when the code comes. */
  readonly condition?: string;
  /** Words of the contract about the status, if they are no condition. */
  readonly text?: string;
  /** wrong-product: the supported products. Every other one is refused. */
  readonly products?: readonly string[];
  /** Members of the requests to which the row applies. */
  readonly asked?: Payload;
  /** Scenario of the simulator in which the code comes. */
  readonly scenario?: string;
  /** Precondition outside the scenario, without which the code cannot come. */
  readonly needs?: string;
  /** The specification does not have the code: it is only assumed, and judged by its class. */
  readonly provenance?: 'assumed';
  /** The code comes from the text of the operation, not from the table. */
  readonly inWords?: true;
  /** The code may come from any operation. A sentence that names it gives the reason. */
  readonly general?: true;
  /** Names of the error in sentences: `FAILED_PRECONDITION`. */
  readonly names?: readonly string[];
  /** Row without a table entry: the contract implies the refusal. It does not count for coverage. */
  readonly implied?: true;
  /** Section of the specification with the code. */
  readonly spec?: string;
  readonly file: string;
  readonly line: number;
}

/** The keywords of JSON Schema that the checker reads. */
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

/** Members of the request that select a page, and members of the response that describe it (`x-paging`). */
export interface Paging {
  readonly ask: { readonly page: string; readonly size: string };
  /** Empty texts for members that the response lacks, and for a `list` that is the response itself. */
  readonly show: {
    readonly page: string;
    readonly size: string;
    readonly list: string;
    readonly total: string;
    /** Member with the number of pages. */
    readonly pages?: string;
    /** Member that says whether more items follow. */
    readonly more?: string;
    /** Members that say whether the page is the last one, the first one, or empty. */
    readonly last?: string;
    readonly first?: string;
    readonly empty?: string;
    /** Member that says whether there is a previous page. */
    readonly previous?: string;
    /** Member with the number of items on the page. */
    readonly length?: string;
  };
  /** The request gives the number of items before the page, not the page number. */
  readonly byOffset?: true;
  /** The first page is 0. */
  readonly fromZero?: true;
}

/** List in parts: each response gives the cursor of the next part. */
export interface Cursor {
  /** Parameter that takes the value of `next`. */
  readonly ask?: string;
  readonly size?: string;
  /** Members of the response with the next cursor, and with the flag that there is one. */
  readonly next?: string;
  readonly more?: string;
}

/** Place of a request member that is not in the body. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  /** Name of the member there. */
  readonly name: string;
  /** A list is sent as several parameters of the same name. */
  readonly explode: boolean;
  /** An object is sent with brackets: `created[gte]=1` (deepObject). */
  readonly deep?: true;
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
  /** Logins that issue it. */
  readonly grants?: readonly Grant[];
}

/**
 * Resource kind that responses show and requests name: pets by `id`, requested as `petId`. A REST path
 * identifies the kind. In contracts with one path per operation, a member with the same name in requests and responses does.
 */
export interface Resource {
  /** Key of a kind: the path of a collection, or the name of the member. */
  readonly name: string;
  /** Member of the resource with its id. */
  readonly member: string;
  /** Name of the id in requests. */
  readonly as: string;
  /** Other names of the id in requests: `patientId`, where `/patients/{id}` has `id`. */
  readonly also?: readonly string[];
  /** One resource per path, identified by the path: settings, a profile. It has no id: `member` and `as` are empty. */
  readonly single?: true;
  /** The list is an object with the resource names as keys. */
  readonly keys?: true;
  /** The creation takes the id from its request, and its response does not show it. */
  readonly chosen?: true;
  /** Accounts choose the ids, and two of them may choose the same one. */
  readonly perAccount?: true;
}

/** Relation of an operation to the resources of a kind. */
export interface Role {
  readonly resource: Resource;
  /** `one`: selected by id; `list`: several; `made`: a write creates it and, unless its id is `chosen`, shows it. */
  readonly does: 'one' | 'list' | 'made';
  /** The response shows no resource, or another one. A PUT, PATCH or DELETE at the path of the resource has no such mark. */
  readonly blind?: true;
}

/** Encoding of the payload. `packed`: as a text in `reqData` of the gateway. */
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

/** An operation of a contract, with everything that a check needs to know about it. */
export interface Operation {
  readonly service: string;
  readonly id: string;
  /** Name in reports: `standard.queryCouponInfo`. */
  readonly address: string;
  readonly method: string;
  /** Path on the target, with the base of the service. */
  readonly url: string;
  /** Path as the contract writes it, without the base of the service. */
  readonly path?: string;
  readonly summary: string;
  /** Description of the operation in the contract. */
  readonly description?: string;
  /** Descriptions of the other writes of the same path: rules of a PUT hold for its PATCH too. */
  readonly besides?: string;
  /** Description of the whole contract. */
  readonly about?: string;
  readonly tags: readonly string[];
  readonly effect: 'read' | 'write';
  /** True if visitors without a login may call it. */
  readonly open: boolean;
  /** Requires a nonce and a signature as headers (`x-safe-api`). */
  readonly signed: boolean;
  /** Headers that every client sends: the documented optional ones with their examples. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of credentials in requests and responses. */
  readonly secrets: readonly string[];
  /** Time limit of the client in ms. */
  readonly timeLimit: number;
  readonly transport: Transport;
  /** Rows in order of precedence. */
  readonly errors: readonly ErrorRow[];
  /** Schema of the payload: parameters and members of the body in one object. */
  readonly request: Schema;
  /** Schema of all responses, in our own contracts. */
  readonly response: Schema;
  /** Examples by name; for the gateway, the content of reqData. */
  readonly examples: Readonly<Record<string, Payload>>;
  /** Members of the request whose values responses show, with their name there: by links of the contract, or ids such as `petId`. */
  readonly linked: Readonly<Record<string, string>>;
  /** Paging, if the list has numbered pages. */
  readonly paging?: Paging;
  /** Cursor, if the list comes in parts without numbers. */
  readonly cursor?: Cursor;
  /** Place of the total in the response, for lists without numbered pages. */
  readonly total?: string;
  /** The member of the data that holds the resource: `data` of `{ data: { id }, links }`. */
  readonly wrapper?: string;
  /** Places of members outside the body, by payload name; all others are in the body. Only foreign contracts have them. */
  readonly places?: Readonly<Record<string, Place>>;
  /** Member of the payload that is the whole body, where parameters cannot stand beside it: a list, a choice, members of the same name. */
  readonly bodyMember?: string;
  /** Media type of the body, if it is not the usual one. */
  readonly contentType?: string;
  /** Allowed media types of the files in a form, if documented. */
  readonly fileTypes?: Readonly<Record<string, readonly string[]>>;
  /** Members of a form whose objects are sent with brackets: `metadata[order]=77` (deepObject). */
  readonly deepMembers?: readonly string[];
  /** Responses by HTTP status (`200`, `4XX`, `default`). Only foreign contracts have them: our own answer HTTP 200 with `response`. */
  readonly answers?: Readonly<Record<string, AnswerForm>>;
  /** Credentials that identify the caller. */
  readonly credentials?: readonly Credential[];
  /** Requires all credentials together. */
  readonly allNeeded?: true;
  /** Relations to resources that other operations share. */
  readonly roles?: readonly Role[];
  /** The kind of a list without a role, if requests refer to it: `practitionerId` to `GET /practitioners`. */
  readonly lists?: Resource;
  /** Resources of path parameters: `id` means another kind at `/users/{id}` than at `/orders/{id}`. */
  readonly named?: Readonly<Record<string, Resource>>;
  /** Rules in check.yaml about its responses. */
  readonly stated?: readonly StatedRule[];
  readonly envelope: Members;
  /** Inner envelope within the gateway's. */
  readonly inner?: Members;
  /** Shared schemas that `$ref` names. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly file: string;
  readonly line: number;
  /** Collector for parts that cannot be read or generated; bundled contracts have none. */
  readonly oddities?: Oddities;
  /** Marks a request with an unreadable part: generated requests may be refused. */
  readonly unsure?: true;
}

/** One contract: a service with its operations. */
export interface Contract {
  readonly service: string;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** Parts of the contract that are left out. */
  readonly oddities?: Oddities;
}
