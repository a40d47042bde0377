import { signContracts } from '#simulator/world/opening/signing.ts';
import type { Handler } from '../../handler.ts';
import { openingContract, refused } from '../wire/opening.ts';

export const signOpeningContracts: Handler<'provisional', 'signOpeningContracts'> = (
  { productCode: product, contracts, authFlowNo },
  { world, now },
) => {
  const outcome = signContracts(world, { product, templates: contracts, flowNo: authFlowNo }, now);
  return 'refuse' in outcome
    ? refused(outcome)
    : { data: { contracts: outcome.contracts.map(openingContract) }, world: outcome.world };
};
