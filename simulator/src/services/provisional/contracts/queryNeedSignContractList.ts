import { pendingContracts, placesToSign } from '#simulator/world/contracts/contracts.ts';
import { contractEntry } from '../../contractEntry.ts';
import type { Handler } from '../../handler.ts';

export const queryNeedSignContractList: Handler<'provisional', 'queryNeedSignContractList'> = (
  _input,
  { world },
) => {
  const contractList = pendingContracts(world).map(contractEntry);
  return { data: { contractList, count: contractList.length, showPosition: placesToSign(world) } };
};
