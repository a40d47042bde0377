import type { Outputs } from '#generated/provisional/io.ts';

type Trial = Pick<Outputs['trialRepay'], 'remaining' | 'shares'>;

/** The shares of an amount that leaves something owed. What settles everything is not split: each bill gets what it owes. */
export const splitOf = ({ remaining, shares }: Trial): Trial['shares'] => (remaining > 0 ? shares : []);
