/** A failure that does not show, by a sentence of the specification. */
export interface Silence {
  readonly spec: string;
  readonly sentence: string;
}

/**
 * Place where a failure of an operation shows. `notice`: its policy shows it. `place`: a `silent` call shows it in
 * place of its result (card, list, form), any other call by its policy. A silence: nowhere. docs/decisions/0240
 */
export type FailurePlace = 'notice' | 'place' | Silence;
