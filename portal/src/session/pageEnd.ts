import { preparedUnder, setPreparedUnder } from '../api/identity.ts';
import { tellLogin } from './otherTabs.ts';

/** Why a page cannot go on: another login than the one it was loaded for, or none any more. */
export type PageEnd = 'other-login' | 'login-lost';

let end: PageEnd | undefined;
const listeners = new Set<() => void>();

/** Another login outweighs a lost one: its page is not this user's. */
export function endPage(reason: PageEnd): void {
  if (end === reason || end === 'other-login') return;
  end = reason;
  for (const listener of listeners) listener();
}

/** The first login that is known is the page's, and the other tabs hear of it; a different one ends the page. */
export function notePageLogin(login: string): void {
  const known = preparedUnder();
  if (known === undefined) {
    setPreparedUnder(login);
    tellLogin(login);
  } else if (known !== login) endPage('other-login');
}

/** For useSyncExternalStore. */
export const pageEndStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): PageEnd | undefined => end,
};
