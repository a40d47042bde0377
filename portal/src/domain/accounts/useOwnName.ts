import { useSession } from '../../session/useSession.ts';

/** Returns a browser storage name for this account only. */
export const useOwnName = (name: string): string => `${name}:${useSession().userInfo?.jdpin ?? ''}`;
