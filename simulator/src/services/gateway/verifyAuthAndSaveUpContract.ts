import { AuthOpenStatus } from '#generated/shared/enums.ts';
import { signAfterFace } from '../../world/contracts/contracts.ts';
import type { ErrorName, Handler } from '../handler.ts';

const refusals: Record<'not-pending' | 'face-not-passed', ErrorName<'gateway'>> = {
  'not-pending': 'ContractNotPending',
  'face-not-passed': 'FaceNotPassed',
};

/** Signs the contracts only if the stored attempt succeeded: the result that the client sends is not proof. */
export const verifyAuthAndSaveUpContract: Handler<'gateway', 'verifyAuthAndSaveUpContract'> = (
  { authData },
  { world, now },
) => {
  if (authData.openStatus !== AuthOpenStatus.Success) return { refuse: 'FaceNotPassed' };
  const outcome = signAfterFace(world, authData.authFlowNo ?? '', now);
  return 'refuse' in outcome ? { refuse: refusals[outcome.refuse] } : { data: true, world: outcome.world };
};
