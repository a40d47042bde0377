import { useSession } from '../../session/useSession.ts';

/** A name under which the browser keeps something for this account alone. */
export const useOwnName = (name: string): string => `${name}:${useSession().userInfo?.jdpin ?? ''}`;
