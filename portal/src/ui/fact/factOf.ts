/** `<entity>.<field>`, in the contract's words: `bill.due`, `quota.available`. */
type FactName = `${string}.${string}`;

export interface FactMark {
  readonly 'data-fact': string;
}

/**
 * Marks an element whose text is nothing but the value of a fact, with whose it is: `bill.due:ZD2026…`. The same fact carries
 * the same value wherever it is shown; the explorer compares all that it has met in a session (tests/explore/rules/agrees.ts).
 */
export const factOf = (name: FactName, id: string): FactMark => ({ 'data-fact': `${name}:${id}` });
