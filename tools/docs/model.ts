import type { Envelope as ContractEnvelope, ErrorRow, Members } from '#generated/runtime/facts.ts';
import type { Document, Parameter, Schema } from '#tools/contract/document.ts';

export type { ErrorRow, Members, Parameter, Schema };

/** What the site is made of, after reading; every renderer is a pure function of (parts of) it. */

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

/** An example answer, with the HTTP status it comes with. */
export interface AnswerExample extends Example {
  readonly status: string;
}

/** Where a service is, and its envelope; a service without one has only its address. */
export interface Envelope extends Partial<ContractEnvelope> {
  readonly base: string;
  readonly timeLimit?: number;
}

/** Whether a service wraps its answers: the control API does not. */
export const wraps = (envelope: Envelope): envelope is Envelope & ContractEnvelope =>
  envelope.code !== undefined;

/** A code of a service (errors.yaml); the gateway's stand in a layer. */
export interface ServiceError {
  readonly name: string;
  readonly code: string;
  readonly layer?: string;
  readonly kind: string;
  readonly meaning: string;
  readonly text?: string;
  readonly spec?: string;
  readonly provenance?: 'assumed';
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The path with the service's base before it. */
  readonly url: string;
  readonly title: string;
  readonly english: string;
  readonly description: string;
  readonly tag: string;
  readonly spec?: string;
  readonly provenance?: 'assumed';
  /** Why it is assumed. */
  readonly why?: string;
  readonly effect: string;
  readonly system?: string;
  readonly login: 'required' | 'optional' | 'none';
  readonly signed: boolean;
  readonly parameters: readonly Parameter[];
  /** The request body and its media type. */
  readonly body?: { readonly mediaType: string; readonly schema: Schema };
  /** The answer to HTTP 200, envelope included; absent when it is no JSON. */
  readonly answer?: Schema;
  readonly answerDescription: string;
  readonly errors: readonly ErrorRow[];
  readonly requests: readonly Example[];
  readonly answers: readonly AnswerExample[];
}

export interface Service {
  readonly name: string;
  readonly title: string;
  readonly english: string;
  readonly version: string;
  readonly description: string;
  readonly envelope: Envelope;
  readonly operations: readonly Operation[];
  readonly errors: readonly ServiceError[];
  readonly changelog: string;
  /** The bundled contract, to be downloaded. */
  readonly document: Document;
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly visit: string;
  /** The coded faults it sets: `standard.queryCouponInfo` answers a code, at the gateway of a layer. */
  readonly faults: readonly { readonly on: string; readonly code: string; readonly layer?: string }[];
}

export interface EnumValue {
  readonly value: string | number;
  readonly name: string;
  readonly label: string;
}

export interface Enumeration {
  readonly name: string;
  readonly description: string;
  readonly spec?: string;
  readonly values: readonly EnumValue[];
}

export interface Site {
  readonly services: readonly Service[];
  readonly enums: readonly Enumeration[];
  readonly scenarios: ReadonlyMap<string, Scenario>;
}
