import type { Outputs } from '#generated/provisional/io.ts';

export type ContractOf = Outputs['queryOpeningContracts']['contracts'][number];

/** The contracts that are not signed yet. */
export const pendingOf = (contracts: readonly ContractOf[]): ContractOf[] =>
  contracts.filter(({ signedAt }) => signedAt === undefined);

/** Template numbers and versions of the contracts to sign, for the request. */
export const templatesOf = (contracts: readonly ContractOf[]) =>
  pendingOf(contracts).map(({ templateNo, templateVersion }) => ({ templateNo, templateVersion }));
