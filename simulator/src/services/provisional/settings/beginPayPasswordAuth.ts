import { beginPasswordAuth } from '#simulator/world/payment/password.ts';
import { authPage } from '../../authCheck.ts';
import type { Handler } from '../../handler.ts';
import { payRefusal } from '../wire/paySetting.ts';

export const beginPayPasswordAuth: Handler<'provisional', 'beginPayPasswordAuth'> = (
  { smsToken, returnUrl },
  { world, now },
) => {
  const outcome = beginPasswordAuth(world, smsToken, now);
  if ('refuse' in outcome) return payRefusal(outcome);
  const { flowNo } = outcome;
  return { data: { authFlowNo: flowNo, verifyUrl: authPage(flowNo, returnUrl) }, world: outcome.world };
};
