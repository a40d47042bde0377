/** Model of a contract for comparison: operations by request, with all inherited parts copied into them. */
import type { Node, Part } from './node.ts';

export interface Parameter {
  readonly place: 'path' | 'query' | 'header' | 'cookie';
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly allowEmptyValue: boolean;
  /** Serialization of lists and objects: style, explode, media type. */
  readonly serialization: string;
  readonly allowReserved: boolean;
  readonly schema: Node;
  readonly part: Part;
}

export interface Header {
  readonly required: boolean;
  readonly schema: Node;
  readonly part: Part;
}

/** Encoding of a part of a form. */
export interface Encoding {
  /** Media types; undefined for the default of its schema. */
  readonly types: readonly string[] | undefined;
  /** Style and explode. */
  readonly serialization: string;
}

export interface Media {
  /** Lower case, without parameters such as `charset`. */
  readonly type: string;
  readonly schema: Node;
  /** Encodings of the parts of a form, by name. */
  readonly encoding: ReadonlyMap<string, Encoding>;
  readonly part: Part;
}

export interface Body {
  readonly required: boolean;
  readonly media: readonly Media[];
  readonly part: Part;
}

export interface Response {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  readonly headers: ReadonlyMap<string, Header>;
  readonly media: readonly Media[];
  /** Operation and its inputs by link name. */
  readonly links: ReadonlyMap<string, string>;
  readonly part: Part;
}

export interface Requirement {
  /** Required credential, such as `apiKey header x-key` or `oauth2`; independent of the scheme's name. */
  readonly scheme: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** Alternative ways to authenticate, each with all credentials that it needs. An empty way admits everyone. */
export type Security = readonly (readonly Requirement[])[];

export interface Server {
  /** URL with the default values of its variables, without a trailing slash. */
  readonly address: string;
  /** The same with `*` for any value. */
  readonly pattern: string;
  readonly part: Part;
}

export interface Operation {
  /** `GET /pets/{id}`. */
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly deprecated: boolean;
  /** `x-sunset`: the day from which a deprecated operation may be gone. */
  readonly sunset: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly responses: readonly Response[];
  readonly security: Security;
  /** Where its security is written: in the operation or at the document's root. */
  readonly securityPart: Part;
  /** Servers of the operation, else those of the path, else those of the document. */
  readonly servers: readonly Server[];
  /** Operations that the provider calls, by name and expression. */
  readonly callbacks: ReadonlyMap<string, readonly Operation[]>;
  readonly part: Part;
}

export interface Scheme {
  readonly name: string;
  /** Kind and place of a credential, such as `apiKey header x-key` or `oauth2`. */
  readonly kind: string;
  /** Token endpoints: flow → URLs. */
  readonly flows: ReadonlyMap<string, string>;
  readonly part: Part;
}

export interface Api {
  readonly service: string;
  readonly file: string;
  readonly operations: readonly Operation[];
  readonly webhooks: ReadonlyMap<string, readonly Operation[]>;
  readonly schemes: readonly Scheme[];
  readonly part: Part;
}
