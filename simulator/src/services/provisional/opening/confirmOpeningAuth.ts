import { confirmAuth } from '#simulator/world/opening/verify.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const confirmOpeningAuth: Handler<'provisional', 'confirmOpeningAuth'> = (
  { productCode: product, authFlowNo },
  { world, now },
) => {
  const outcome = confirmAuth(world, { product, flowNo: authFlowNo }, now);
  if ('refuse' in outcome) return refused(outcome);
  const { attempt, application } = outcome;
  return {
    data: {
      authFlowNo,
      auth: attempt.bizType,
      openStatus: attempt.status,
      ...(application && { progress: progress(outcome.world, application) }),
    },
    world: outcome.world,
  };
};
