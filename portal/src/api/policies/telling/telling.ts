/** A failure that nobody is told, by a sentence of the specification. */
export interface Silence {
  readonly spec: string;
  readonly sentence: string;
}

/**
 * Where a failure of an operation is told. `notice`: its policy says it. `place`: a call that asks to be `silent` is told
 * where its answer would stand (card, list, form), any other call by its policy. A silence: nowhere. docs/decisions/0240
 */
export type Telling = 'notice' | 'place' | Silence;
