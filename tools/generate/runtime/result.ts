import type { ServiceFacts } from './facts.ts';
import type { Failure, FailureKind } from './failure.ts';

/** A code that means success, and the data inside the innermost envelope. */
export interface Success<Data, Code extends string = string> {
  readonly ok: true;
  readonly code: Code;
  readonly data: Data;
}

/** A documented failure of an operation: code, kind and layer of the name as in the contract. Several names give a union. */
export type Refusal<Service extends ServiceFacts, Name extends keyof Service['codes']> = Name extends string
  ? Failure & {
      readonly name: Name;
      readonly code: Service['codes'][Name]['code'];
      readonly kind: Service['codes'][Name]['kind'];
      readonly layer: LayerOf<Service['codes'][Name]>;
    }
  : never;

type LayerOf<Code> = Code extends { readonly layer: infer Layer extends string } ? Layer : 'envelope';

/**
 * No documented response: none came, its HTTP status is not 2xx, it is unreadable, or the contract does not list its code for the
 * operation.
 */
export interface Unanswered extends Omit<Failure, 'code' | 'kind' | 'layer'> {
  readonly layer: 'transport';
  readonly code: 'TIMEOUT' | 'NETWORK' | 'HTTP' | 'UNREADABLE' | 'CANCELLED' | 'UNDOCUMENTED';
  /** The failure that a plain call would throw, with the status of `HTTP` and the code of `UNDOCUMENTED`. */
  readonly failure: Failure;
}

/**
 * Outcome of a call by `code`: a success with its data, a failure with a code that the contract lists for the operation, or no
 * documented response. A `switch` over it is exhaustive at compile time.
 */
export type Result<Data, Code extends string, Refused> = Success<Data, Code> | Refused | Unanswered;

/** The codes that mean success: at the gateway those of the system that answers. */
export type SuccessCode<Service extends ServiceFacts, System> = Service extends { readonly envelope: infer E }
  ? E extends { readonly systems: infer Systems }
    ? CodesOf<Systems[System & keyof Systems]>
    : CodesOf<E>
  : '200';

type CodesOf<Members> = Members extends { readonly success: readonly (infer Code extends string)[] }
  ? Code
  : never;

const codes: Readonly<Partial<Record<FailureKind, Unanswered['code']>>> = {
  timeout: 'TIMEOUT',
  network: 'NETWORK',
  http: 'HTTP',
  unreadable: 'UNREADABLE',
  cancelled: 'CANCELLED',
};

/**
 * Turns the outcome of a call into a documented result.
 * @param names codes that the contract lists for the operation; a failure with another code becomes `Unanswered`
 */
export function resultOf(
  outcome: Success<unknown> | Failure,
  names: readonly string[],
): Result<unknown, string, Failure> {
  if (outcome.ok || (outcome.name !== undefined && names.includes(outcome.name))) return outcome;
  const { kind, ...rest } = outcome;
  return { ...rest, layer: 'transport', code: codes[kind] ?? 'UNDOCUMENTED', failure: outcome };
}
