import { nextFlowNo } from '../../world/company/auth.ts';
import { authCheck } from '../authCheck.ts';
import type { Handler } from '../handler.ts';

/** Starts no attempt: it returns the number of the next one, which starts when its page is opened. */
export const checkNeedAuth: Handler<'standard', 'checkNeedAuth'> = (input, context) => ({
  data: authCheck(context, input, () => nextFlowNo(context.world.auth, context.now)),
});
