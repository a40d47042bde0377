/** A decision that the user has tried to make. */
export type TriedDecision = 'approve' | 'refuse';

/** Reads it from an address. */
export const triedDecisionOf = (text: string | null): TriedDecision | undefined =>
  text === 'approve' || text === 'refuse' ? text : undefined;
