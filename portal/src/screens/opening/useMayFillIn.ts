import { useSession } from '../../session/useSession.ts';

/** Only the parent account fills in an application; until it is known who is here, nobody is turned away. */
export function useMayFillIn(): boolean {
  const { userInfo, isParent } = useSession();
  return userInfo === undefined || isParent;
}
