import type { Outputs } from '#generated/provisional/io.ts';

export type ContractOf = Outputs['queryOpeningContracts']['contracts'][number];

/** What is still to be read and signed. */
export const pendingOf = (contracts: readonly ContractOf[]): ContractOf[] =>
  contracts.filter(({ signedAt }) => signedAt === undefined);

/** What a signature names: the texts that were read. */
export const templatesOf = (contracts: readonly ContractOf[]) =>
  pendingOf(contracts).map(({ templateNo, templateVersion }) => ({ templateNo, templateVersion }));
