/** Marks an element whose text is exactly the value of a fact: which fact, and what it sums up. */
export interface FactMark {
  readonly 'data-fact': string;
  readonly 'data-sum-of'?: string;
}
