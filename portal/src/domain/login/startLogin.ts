import { callerIdentity } from '../../api/identity.ts';
import { goToLogin } from '../../api/redirect.ts';
import { loginFirst } from '../../copy/login.ts';
import { endPage } from '../../session/pageEnd.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { isFormOpen } from '../../ui/form/openForms.ts';

/** Users of this channel log in to their own platform. 1 §8 */
const HC_CHANNEL = 'HC';

export const logsInElsewhere = (): boolean => callerIdentity().enChannel === HC_CHANNEL;

export const notifyLoginFirst = (): void => notify.info(loginFirst);

/** For a link to the login page: a user of that channel stays here. */
export function stayOrLogin(event: { preventDefault(): void }): void {
  if (!logsInElsewhere()) return;
  event.preventDefault();
  notifyLoginFirst();
}

/**
 * The only place that starts a login. A user with an open form first sees that the login is lost. @returns true when
 * the document is being left for the login page
 */
export function startLogin(returnTo?: string): boolean {
  if (logsInElsewhere()) {
    notifyLoginFirst();
    return false;
  }
  if (isFormOpen()) {
    endPage('login-lost');
    return false;
  }
  goToLogin(returnTo);
  return true;
}
