import { signWithoutFace } from '../../world/contracts/contracts.ts';
import type { Handler } from '../handler.ts';

export const signContractsForCreditCompliance: Handler<'gateway', 'signContractsForCreditCompliance'> = (
  input,
  { world, now },
) => {
  const outcome = signWithoutFace(world, input, now);
  return 'refuse' in outcome ? { refuse: 'ContractNotPending' } : { data: true, world: outcome.world };
};
