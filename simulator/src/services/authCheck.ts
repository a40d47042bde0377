/** What the two authentication calls answer (spec 1 §7). */
import { isNeeded, limitReached } from '../world/company/auth.ts';
import type { Context } from './handler.ts';

/** The simulated authentication page, with the way back. */
export const authPage = (flowNo: string, returnUrl: string): string =>
  `/_sim/ext/auth?authFlowNo=${flowNo}&returnUrl=${encodeURIComponent(returnUrl)}`;

/** Without a link where none is needed or the day's limit is reached; otherwise `begin` says the number of the attempt. */
export function authCheck(
  { world, now }: Context,
  request: { bizType: string; returnUrl: string },
  begin: () => string,
) {
  const isUpperFailLimit = limitReached(world.auth, now);
  const needAuth = isNeeded(world.auth, request.bizType);
  if (!needAuth || isUpperFailLimit) return { needAuth, isUpperFailLimit };
  const authFlowNo = begin();
  return { needAuth, isUpperFailLimit, authFlowNo, verifyUrl: authPage(authFlowNo, request.returnUrl) };
}
