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

/** Click handler of links to the login page: a user of the HC channel stays here and sees a notice. */
export function stayOrLogin(event: { preventDefault(): void }): void {
  if (!logsInElsewhere()) return;
  event.preventDefault();
  notifyLoginFirst();
}

/**
 * Reacts to a missing login: with a notice in the HC channel, with an alert that keeps the input if a form is open
 * (PageEndAlert.tsx), else with the login page.
 * @returns true if the browser leaves for the login page
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
