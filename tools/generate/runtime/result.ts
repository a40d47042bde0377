import type { ServiceFacts } from './facts.ts';
import type { Failure, FailureKind } from './failure.ts';

/** A code that means success, and the data inside the innermost envelope. */
export interface Success<Data, Code extends string = string> {
  readonly ok: true;
  readonly code: Code;
  readonly data: Data;
}

/** One documented code of an operation: name, kind and layer as the contract writes them. A union over several names. */
export type Refusal<Service extends ServiceFacts, Name extends keyof Service['codes']> = Name extends string
  ? Failure & {
      readonly name: Name;
      readonly code: Service['codes'][Name]['code'];
      readonly kind: Service['codes'][Name]['kind'];
      readonly layer: LayerOf<Service['codes'][Name]>;
    }
  : never;

type LayerOf<Code> = Code extends { readonly layer: infer Layer extends string } ? Layer : 'envelope';

/** No answer of this operation: none came, it is unreadable, or its code is not in the contract. */
export interface Unanswered extends Omit<Failure, 'code' | 'kind' | 'layer'> {
  readonly layer: 'transport';
  readonly code: 'TIMEOUT' | 'NETWORK' | 'HTTP' | 'UNREADABLE' | 'CANCELLED' | 'UNDOCUMENTED';
  /** The failure that a plain call would throw, with the status of `HTTP` and the code of `UNDOCUMENTED`. */
  readonly failure: Failure;
}

/**
 * Outcome of a call by `code`: success with its data, each code that the contract lists for this operation, or no such
 * answer. A `switch` over it is exhaustive at compile time.
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

/** Sorts an answer: a code that the contract does not list for the operation is no answer of it. */
export function resultOf(
  outcome: Success<unknown> | Failure,
  names: readonly string[],
): Result<unknown, string, Failure> {
  if (outcome.ok || (outcome.name !== undefined && names.includes(outcome.name))) return outcome;
  const { kind, ...rest } = outcome;
  return { ...rest, layer: 'transport', code: codes[kind] ?? 'UNDOCUMENTED', failure: outcome };
}
