/** Lists for the reports the parts of the contracts that are left out, because they could not be read. */
import type { Oddities } from '../contract/oddities.ts';
import type { Contract } from '../contract/types.ts';

/** Returns the lists of left-out parts. Contracts read together share one. */
export const odditiesOf = (contracts: readonly Contract[]): readonly Oddities[] => [
  ...new Set(contracts.flatMap(({ oddities }) => oddities ?? [])),
];

/** Returns one line for each left-out part. */
export const oddLines = (contracts: readonly Contract[]): string[] =>
  odditiesOf(contracts).flatMap(({ all }) => all.map(({ file, line, what }) => `${file}:${line} ${what}`));
