import type { Outputs } from '#generated/provisional/io.ts';

type Trial = Pick<Outputs['trialRepay'], 'remaining' | 'shares'>;

/**
 * How an amount is split, where that is a question: several bills are chosen, and something stays owed. What settles
 * everything gives each bill what it owes.
 */
export const splitOf = ({ remaining, shares }: Trial, bills: readonly unknown[]): Trial['shares'] =>
  remaining > 0 && bills.length > 1 ? shares : [];
