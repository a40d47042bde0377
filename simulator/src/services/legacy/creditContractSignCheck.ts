import { pendingContracts, placesToSign } from '../../world/contracts/contracts.ts';
import { hasFeature } from '../../world/products.ts';
import { contractEntry } from '../contractEntry.ts';
import type { Handler } from '../handler.ts';

export const creditContractSignCheck: Handler<'legacy', 'creditContractSignCheck'> = (
  { productCode },
  { world },
) => {
  if (!hasFeature(productCode, 'creditCompliance')) return { refuse: 'ProductNotAllowed' };
  const contractList = pendingContracts(world)
    .filter(({ kind }) => kind === 'compliance')
    .map(contractEntry);
  const data = { contractPlace: placesToSign(world, 'compliance'), contractList };
  // 7000 is the success code for nothing to sign (decided in the contract).
  return contractList.length > 0 ? { data } : { data, success: '7000' };
};
