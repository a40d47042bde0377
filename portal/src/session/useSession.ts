import { createContext, use, type Context } from 'react';
import type { GuardedSession, Session } from './session.ts';

export const GuardedSessionContext = createContext<GuardedSession | undefined>(undefined);
export const SessionContext = createContext<Session | undefined>(undefined);

/** The user and his product. Inside the router only: the guard has loaded it by then. */
export const useSession = (): GuardedSession => useProvided(GuardedSessionContext);

/** The session with the data after the first paint: nickname, flow, other products. Its users render again when that arrives. */
export const useWholeSession = (): Session => useProvided(SessionContext);

function useProvided<T>(context: Context<T | undefined>): T {
  const session = use(context);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
