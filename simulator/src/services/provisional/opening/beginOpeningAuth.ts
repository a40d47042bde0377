import { beginAuth } from '#simulator/world/opening/verify.ts';
import type { Handler } from '../../handler.ts';
import { authLink } from '../wire/authLink.ts';
import { refused } from '../wire/opening.ts';

export const beginOpeningAuth: Handler<'provisional', 'beginOpeningAuth'> = (
  { productCode: product, auth, returnUrl },
  { world, now },
) => {
  const outcome = beginAuth(world, { product, auth }, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: authLink(auth, outcome.flowNo, returnUrl), world: outcome.world };
};
