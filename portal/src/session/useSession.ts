import { createContext, use } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who is here and on what product. Inside the router only: the guard has loaded it by then. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
