import { getJcMainData } from '#generated/legacy/operations/getJcMainData.ts';
import { orNotLogin } from '../../api/options.ts';
import { startLogin } from '../../domain/login/startLogin.ts';
import { endPage } from '../../session/pageEnd.ts';
import { identityVerdict } from './identityVerdict.ts';

/**
 * Checks the current login; another user gets an alert and a fresh page, a missing login the login page. 1 §2, 2 §4
 * @param known the jdpin that this page was loaded for; undefined for a visitor @returns false if the page is left
 */
export async function checkIdentity(known: string | undefined): Promise<boolean> {
  const verdict = identityVerdict(known, await askIdentity());
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
