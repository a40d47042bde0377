import type { ServiceName } from './services.ts';

/**
 * Why a call failed. The closed list of the contracts (`kind` in errors.yaml), plus what the
 * transport itself can do wrong.
 */
export type FailureKind =
  | 'not-logged-in'
  | 'authentication'
  | 'request-invalid'
  | 'wrong-role'
  | 'wrong-product'
  | 'wrong-owner'
  | 'state'
  | 'tolerated'
  | 'fault'
  | 'timeout'
  | 'http'
  | 'network'
  | 'unreadable'
  | 'cancelled';

export interface Failure {
  readonly service: ServiceName;
  readonly operation: string;
  readonly code: string;
  /** The code's name in the contract; absent when the contract does not know the code. */
  readonly name: string | undefined;
  readonly kind: FailureKind;
  /** The provider's message, in Chinese; empty when it sent none. */
  readonly message: string;
  readonly requestId: string;
}

/** The one error that a client throws. */
export class ApiError extends Error implements Failure {
  readonly service: ServiceName;
  readonly operation: string;
  readonly code: string;
  readonly kind: FailureKind;
  readonly requestId: string;
  override readonly name: string;

  constructor(failure: Failure) {
    super(failure.message);
    this.service = failure.service;
    this.operation = failure.operation;
    this.code = failure.code;
    this.name = failure.name ?? 'Unknown';
    this.kind = failure.kind;
    this.requestId = failure.requestId;
  }
}

export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError;
