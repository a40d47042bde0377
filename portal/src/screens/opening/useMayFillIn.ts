import { useSession } from '../../session/useSession.ts';

/** Returns whether the user may fill in an application: only parents may. True while the user is not known yet. */
export function useMayFillIn(): boolean {
  const { userInfo, isParent } = useSession();
  return userInfo === undefined || isParent;
}
