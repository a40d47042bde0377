/** Responses of the two authentication calls (spec 1 §7), and the address of the simulated page. */
import { isNeeded, limitReached } from '../world/company/auth.ts';
import type { Context } from './handler.ts';

/** Address of the simulated authentication page, with the return address. */
export const authPage = (flowNo: string, returnUrl: string): string =>
  `/_sim/ext/auth?authFlowNo=${flowNo}&returnUrl=${encodeURIComponent(returnUrl)}`;

/**
 * Returns no link if none is needed or the day's limit is reached; otherwise `begin` gives the number of the attempt.
 */
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
