import { useSession } from '../../session/useSession.ts';

/** Returns a browser storage name for this account only. */
export const useAccountKey = (name: string): string => `${name}:${useSession().userInfo?.jdpin ?? ''}`;
