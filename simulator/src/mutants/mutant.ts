/**
 * A mutant is the simulator with one deliberate fault, so that the checker can show that it notices (docs/design/checker.md).
 * It stands around the pipeline and never in it: the sound simulator does not know that there are mutants.
 */
import type { Respond } from '../server/pipeline.ts';

/** What kind of fault it is; the reports count by it. */
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

/** Turns the sound way to answer into a faulty one. */
export type Mutation = (sound: Respond) => Respond;

export interface Mutant {
  /** `<class>:<address>`, like `wrong-code:standard.queryCouponInfo`. */
  readonly id: string;
  readonly class: MutantClass;
  /** What is wrong with it, in one line. */
  readonly says: string;
  /** Address of the operation that it changes. */
  readonly on: string;
  /** Addresses of sound operations without which the fault does not show. */
  readonly seenWith: readonly string[];
  readonly mutate: Mutation;
}

/** Addresses of the operations that must be called for it to show. */
export const concerned = ({ on, seenWith }: Mutant): string[] => [on, ...seenWith];

interface Fault {
  readonly says: string;
  readonly mutate: Mutation;
  readonly seenWith?: readonly string[];
}

/** The mutants of one class, by the operation that they change. */
export const mutants = (ofClass: MutantClass, faults: Readonly<Record<string, Fault>>): readonly Mutant[] =>
  Object.entries(faults).map(([address, { says, mutate, seenWith = [] }]) => ({
    id: `${ofClass}:${address}`,
    class: ofClass,
    says,
    on: address,
    seenWith,
    mutate,
  }));
