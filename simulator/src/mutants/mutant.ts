/**
 * A mutant is the simulator with one deliberate fault, which the checker must detect (docs/design/checker.md). It wraps
 * the pipeline, so the simulator itself contains no code for mutants.
 */
import type { Respond } from '../server/pipeline.ts';

/** Class of the fault. Reports count mutants by class. */
export type MutantClass =
  | 'accepts-invalid'
  | 'content-type'
  | 'cut-short'
  | 'date-format'
  | 'html'
  | 'http-status'
  | 'ignored-reqdata'
  | 'layer'
  | 'leak'
  | 'missing-field'
  | 'money-format'
  | 'no-eid-check'
  | 'no-envelope'
  | 'no-login-check'
  | 'no-product-check'
  | 'no-role-check'
  | 'no-signature-check'
  | 'null-for-absent'
  | 'outside-enum'
  | 'paging'
  | 'rejects-valid'
  | 'renamed-field'
  | 'sequence'
  | 'session-leak'
  | 'slow'
  | 'stale-read'
  | 'undeclared-code'
  | 'undocumented-field'
  | 'wrong-code'
  | 'wrong-precedence'
  | 'wrong-type';

/** Turns the simulator's response function into a faulty one. */
export type Mutation = (original: Respond) => Respond;

export interface Mutant {
  /** `<class>:<address>`, like `wrong-code:standard.queryCouponInfo`. */
  readonly id: string;
  readonly class: MutantClass;
  /** The fault in one line. */
  readonly summary: string;
  /** Address of the operation that it changes. */
  readonly on: string;
  /** Addresses of other operations that must be called to show the fault. */
  readonly seenWith: readonly string[];
  readonly mutate: Mutation;
}

/** Returns the addresses of the operations that must be called to show the fault. */
export const concerned = ({ on, seenWith }: Mutant): string[] => [on, ...seenWith];

interface Fault {
  readonly summary: string;
  readonly mutate: Mutation;
  readonly seenWith?: readonly string[];
}

/** Makes the mutants of one class, by the operation that they change. */
export const mutants = (ofClass: MutantClass, faults: Readonly<Record<string, Fault>>): readonly Mutant[] =>
  Object.entries(faults).map(([address, { summary, mutate, seenWith = [] }]) => ({
    id: `${ofClass}:${address}`,
    class: ofClass,
    summary,
    on: address,
    seenWith,
    mutate,
  }));
