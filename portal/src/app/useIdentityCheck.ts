import { useEffect } from 'react';
import { legacy } from '../api/clients.ts';
import { goToLogin } from '../api/redirect.ts';
import { useSession } from '../session/useSession.ts';
import { openDialog } from '../widgets/openDialog.ts';
import { identityVerdict } from './identityVerdict.ts';
import { messages } from './messages.ts';

/** A tab that becomes visible asks again who is logged in. 1 §2, 2 §4 */
export function useIdentityCheck(): void {
  const { isLogin, userInfo } = useSession();
  const known = isLogin ? userInfo?.jdpin : undefined;

  useEffect(() => {
    if (known === undefined) return undefined;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const verdict = identityVerdict(known, await askIdentity());
      if (verdict === 'login') goToLogin();
      if (verdict !== 'reload') return;
      document.removeEventListener('visibilitychange', listener);
      await openDialog({
        title: messages.systemNotice,
        message: messages.identityChanged,
        isShowCancelBtn: false,
      });
      globalThis.location.reload();
    };
    const listener = () => void check();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [known]);
}

/** Nobody (NOT_LOGIN), somebody, or no answer at all: a failed check does nothing (ns-tab-visibility-failure). */
async function askIdentity() {
  try {
    return await legacy.call('getJcMainData', {}, { silent: true, login: 'optional' });
  } catch {
    return undefined;
  }
}
