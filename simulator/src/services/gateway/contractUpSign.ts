import { startAuth } from '../../world/company/auth.ts';
import { pendingContracts } from '../../world/contracts/contracts.ts';
import { authPage } from '../authCheck.ts';
import type { Handler } from '../handler.ts';

/** Begins the face check before signing; verifyAuthAndSaveUpContract signs the contracts. */
export const contractUpSign: Handler<'gateway', 'contractUpSign'> = ({ returnUrl }, { world, now }) => {
  if (!pendingContracts(world).some((contract) => contract.needFace)) return { refuse: 'ContractNotPending' };
  const started = startAuth(world, 'CONTRACT_UPGRADE', now);
  return { data: { openUrl: authPage(started.flowNo, returnUrl) }, world: started.world };
};
