import { useSession } from '../../session/useSession.ts';
import { useTabFlag } from '../../storage/useKept.ts';

/**
 * Returns whether this login hides its credit limit, and a function that toggles it. The choice lasts until the tab is
 * closed (open point ns-credit-limit-mask).
 */
export function useLimitMask(): readonly [hidden: boolean, toggle: () => void] {
  const { userInfo } = useSession();
  return useTabFlag(`CREDIT_LIMIT_HIDDEN:${userInfo?.jdpin ?? ''}`);
}
