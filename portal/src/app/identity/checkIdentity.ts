import { getJcMainData } from '#generated/legacy/operations/getJcMainData.ts';
import { orNotLogin } from '../../api/options.ts';
import { startLogin } from '../../domain/login/startLogin.ts';
import { endPage } from '../../session/pageEnd.ts';
import { identityVerdict } from './identityVerdict.ts';

/**
 * Checks the current login. If another user has logged in, an alert ends this page. Without a login, the login page opens.
 * 1 §2, 2 §4
 * @param known the jdpin that this page was loaded for; undefined for a visitor
 * @returns false if another user has logged in, so that no further check is needed
 */
export async function checkIdentity(known: string | undefined): Promise<boolean> {
  const verdict = identityVerdict(known, await askIdentity());
  // A user may stay here without a login (HC channel, or an open form), so the checks go on.
  if (verdict === 'login') startLogin();
  if (verdict !== 'reload') return true;
  endPage('other-login');
  return false;
}

/** Returns no login (NOT_LOGIN), a user, or undefined for a failed check, which has no effect (ns-tab-visibility-failure). */
async function askIdentity() {
  try {
    return await orNotLogin(getJcMainData({}, { silent: true, login: 'optional' }));
  } catch {
    return undefined;
  }
}
