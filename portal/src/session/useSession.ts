import { createContext, use, type Context } from 'react';
import type { GuardedSession, Session } from './session.ts';

export const GuardedSessionContext = createContext<GuardedSession | undefined>(undefined);
export const SessionContext = createContext<Session | undefined>(undefined);

/** Who is here and on what product. Inside the router only: the guard has loaded it by then. */
export const useSession = (): GuardedSession => useProvided(GuardedSessionContext);

/**
 * The same with what comes after the first picture: the nickname, the flow, the other products. Whoever uses it is drawn
 * again when that has come.
 */
export const useWholeSession = (): Session => useProvided(SessionContext);

function useProvided<T>(context: Context<T | undefined>): T {
  const session = use(context);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
