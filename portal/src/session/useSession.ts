import { createContext, use, type Context } from 'react';
import type { GuardedSession, Session } from './session.ts';

export const GuardedSessionContext = createContext<GuardedSession | undefined>(undefined);
export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the user and his product. For components inside the router only: the guard loads the session before them. */
export const useSession = (): GuardedSession => useProvided(GuardedSessionContext);

/**
 * Returns the session with the data that arrives after the first paint: nickname, flow, other products. The caller
 * renders again when it arrives.
 */
export const useWholeSession = (): Session => useProvided(SessionContext);

function useProvided<T>(context: Context<T | undefined>): T {
  const session = use(context);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
