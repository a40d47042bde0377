/** Difference between two contracts; `causes.ts` groups them. */
import type { RuleId } from './rules.ts';

/** A place in one of the two sides. */
export interface Place {
  readonly side: 'old' | 'new';
  readonly file: string;
  readonly pointer: string;
}

export interface Change {
  readonly rule: RuleId;
  /** `GET /pets/{id}`, or the name of a service. */
  readonly subject: string;
  /** Location in the operation, such as `response 200 /items/*` or `query limit`; empty for the subject itself. */
  readonly where: string;
  /** Old and new value, such as `maximum 10 → 5`; may be empty. */
  readonly detail: string;
  /** Place in the source. Changes in one definition with the same detail have one cause (`causes.ts`). */
  readonly place: Place | undefined;
}
