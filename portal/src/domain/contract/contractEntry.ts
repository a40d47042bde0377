import type { Outputs } from '#generated/provisional/io.ts';

/** A contract that waits for its signature. */
export type ContractEntry = Outputs['queryNeedSignContractList']['contractList'][number];
