import type { Outputs } from '#generated/provisional/io.ts';

/** A contract that needs a signature. */
export type ContractEntry = Outputs['queryNeedSignContractList']['contractList'][number];
