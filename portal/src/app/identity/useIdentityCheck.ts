import { useEffect } from 'react';
import { preparedUnder } from '../../api/identity.ts';
import { onLogin } from '../../session/otherTabs.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * A tab that becomes visible asks again who is logged in, until an alert says that it is another login: also on a visitor's
 * page. A tab beside it asks at once when a page of another login is loaded. 1 §2
 */
export function useIdentityCheck(): void {
  const { isLogin, userInfo } = useSession();
  const known = isLogin ? userInfo?.jdpin : undefined;

  useEffect(() => {
    // Logged in, but not known as whom yet.
    if (isLogin && known === undefined) return undefined;
    const stop = () => {
      document.removeEventListener('visibilitychange', onReturn);
      stopHearing();
    };
    const check = async () => {
      const { checkIdentity } = await import('./checkIdentity.ts');
      if (!(await checkIdentity(known))) stop();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', onReturn);
    const stopHearing = onLogin((login) => {
      // This tab may have told it itself.
      if (login !== known && login !== preparedUnder()) void check();
    });
    return stop;
  }, [isLogin, known]);
}
