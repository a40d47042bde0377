/** What of the contracts could not be read or generated, as reports say it. */
import type { Oddities } from '../contract/oddities.ts';
import type { Contract } from '../contract/types.ts';

/** Contracts that were read together name what they leave out together. */
export const odditiesOf = (contracts: readonly Contract[]): readonly Oddities[] => [
  ...new Set(contracts.flatMap(({ odd }) => odd ?? [])),
];

export const oddLines = (contracts: readonly Contract[]): string[] =>
  odditiesOf(contracts).flatMap(({ all }) => all.map(({ file, line, what }) => `${file}:${line} ${what}`));
