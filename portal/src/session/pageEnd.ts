import { pageLogin, setPageLogin } from '../api/identity.ts';
import { storeOf } from '../storage/store.ts';
import { tellLogin } from './otherTabs.ts';

/** The reason why a page cannot go on: another login than its own, or none any more. */
export type PageEnd = 'other-login' | 'login-lost';

export const pageEndStore = storeOf<PageEnd | undefined>(undefined);

/** Ends the page. Another login outweighs a lost one: the page is not this user's. */
export function endPage(reason: PageEnd): void {
  if (pageEndStore.snapshot() !== 'other-login') pageEndStore.set(reason);
}

/** Records the page's login, the first known one, and sends it to the other tabs; a different one ends the page. */
export function notePageLogin(login: string): void {
  const known = pageLogin();
  if (known === undefined) {
    setPageLogin(login);
    tellLogin(login);
  } else if (known !== login) endPage('other-login');
}
