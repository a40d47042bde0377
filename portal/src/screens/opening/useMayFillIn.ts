import { useSession } from '../../session/useSession.ts';

/** Tells whether the user may fill in an application: parents only; true while the user is unknown. */
export function useMayFillIn(): boolean {
  const { userInfo, isParent } = useSession();
  return userInfo === undefined || isParent;
}
