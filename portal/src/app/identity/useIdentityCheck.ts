import { useEffect } from 'react';
import { pageLogin } from '../../api/identity.ts';
import { onLogin } from '../../session/otherTabs.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * Checks the login each time the tab becomes visible, also for visitors, until an alert reports another login. A tab
 * that loads a page of another login triggers the check in the other tabs. 1 §2
 */
export function useIdentityCheck(): void {
  const { isLogin, userInfo } = useSession();
  const known = isLogin ? userInfo?.jdpin : undefined;

  useEffect(() => {
    // Logged in, but the user is not known yet.
    if (isLogin && known === undefined) return undefined;
    const stop = () => {
      document.removeEventListener('visibilitychange', onReturn);
      stopListening();
    };
    const check = async () => {
      const { checkIdentity } = await import('./checkIdentity.ts');
      if (!(await checkIdentity(known))) stop();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', onReturn);
    const stopListening = onLogin((login) => {
      // This tab may have sent the message itself.
      if (login !== known && login !== pageLogin()) void check();
    });
    return stop;
  }, [isLogin, known]);
}
