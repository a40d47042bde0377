import type { CodeKind } from './facts.ts';

/** Kind of a failure without a code of the provider: the request or its response failed. */
export type TransportKind = 'timeout' | 'http' | 'network' | 'unreadable' | 'cancelled';

/** Reason of a failed call: the closed list of the contracts, plus transport failures. */
export type FailureKind = CodeKind | TransportKind;

export interface Failure {
  readonly ok: false;
  /** The service's name in the contracts. */
  readonly service: string;
  readonly operation: string;
  /** The provider's code. For a transport failure its kind in capitals, or the HTTP status. */
  readonly code: string;
  /** The code's name in the contract; absent when the contract does not know the code. */
  readonly name: string | undefined;
  readonly kind: FailureKind;
  /** Source of the failure: the envelope, at the gateway `outer` or the system behind it, or the transport. */
  readonly layer: string;
  /** The provider's message, in Chinese; without one the client's `defaultMessage`, else an empty text. */
  readonly message: string;
  readonly requestId: string;
  /** The unchanged answer; undefined without one. */
  readonly answer: unknown;
}

/** Layer of a failure without an answer of the provider. */
export const TRANSPORT = 'transport';

/** The only error that a call throws. */
export class ApiError extends Error {
  override readonly name: string;
  readonly service: string;
  readonly operation: string;
  readonly code: string;
  readonly kind: FailureKind;
  readonly requestId: string;

  constructor(
    failure: Pick<Failure, 'service' | 'operation' | 'code' | 'name' | 'kind' | 'message' | 'requestId'>,
  ) {
    super(failure.message);
    this.name = failure.name ?? 'Unknown';
    this.service = failure.service;
    this.operation = failure.operation;
    this.code = failure.code;
    this.kind = failure.kind;
    this.requestId = failure.requestId;
  }
}

export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError;
