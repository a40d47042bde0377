/** A failure that does not show, by a sentence of the specification. */
export interface Silence {
  readonly spec: string;
  readonly sentence: string;
}

/**
 * Where a failure of an operation shows. docs/decisions/0240
 * - `notice`: a notice, by the operation's policy.
 * - `inline`: where the result would be (card, list, form). Calls without `silent: true` still show a notice.
 * - `Silence`: nowhere, as the quoted sentence of the specification says.
 */
export type FailurePlace = 'notice' | 'inline' | Silence;
