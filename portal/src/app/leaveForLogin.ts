import { goToLogin } from '../api/redirect.ts';
import { endPage } from '../session/pageEnd.ts';
import { isFormOpen } from '../ui/form/openForms.ts';

/** Nobody is logged in any more. Who fills in a form is told first; any other page leads to the login at once. 1 §8 */
export function leaveForLogin(): void {
  if (isFormOpen()) endPage('login-lost');
  else goToLogin();
}
