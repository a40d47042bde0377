import { getJcMainData } from '#generated/legacy/operations/getJcMainData.ts';
import { orNotLogin } from '../../api/options.ts';
import { startLogin } from '../../domain/login/startLogin.ts';
import { endPage } from '../../session/pageEnd.ts';
import { identityVerdict } from './identityVerdict.ts';

/**
 * Asks who is logged in now; who is somebody else gets an alert and a fresh page, who is nobody the login. 1 §2, 2 §4
 *
 * @param known the jdpin that this page was loaded for; undefined where nobody was logged in
 * @returns whether the page may stay as it is
 */
export async function checkIdentity(known: string | undefined): Promise<boolean> {
  const verdict = identityVerdict(known, await askIdentity());
  if (verdict === 'login') startLogin();
  if (verdict !== 'reload') return true;
  endPage('other-login');
  return false;
}

/** Nobody (NOT_LOGIN), somebody, or no answer at all: a failed check does nothing (ns-tab-visibility-failure). */
async function askIdentity() {
  try {
    return await orNotLogin(getJcMainData({}, { silent: true, login: 'optional' }));
  } catch {
    return undefined;
  }
}
