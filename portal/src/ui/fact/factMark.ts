/** On an element whose text is nothing but the value of a fact: which fact it is, and what it is the sum of. */
export interface FactMark {
  readonly 'data-fact': string;
  readonly 'data-sum-of'?: string;
}
