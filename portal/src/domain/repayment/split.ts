import type { Outputs } from '#generated/provisional/io.ts';

type Trial = Pick<Outputs['trialRepay'], 'remaining' | 'shares'>;

/**
 * Returns the shares where they matter: several bills are chosen and a rest stays owed. A full settlement gives each
 * bill its whole amount.
 */
export const splitOf = ({ remaining, shares }: Trial, bills: readonly unknown[]): Trial['shares'] =>
  remaining > 0 && bills.length > 1 ? shares : [];
