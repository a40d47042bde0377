import { useEffect } from 'react';
import { preparedUnder } from '../../api/identity.ts';
import { onLogin } from '../../session/otherTabs.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * Checks the login when the tab becomes visible, until an alert reports another login; visitors' pages too. Other
 * tabs trigger a check when they load a page of another login. 1 §2
 */
export function useIdentityCheck(): void {
  const { isLogin, userInfo } = useSession();
  const known = isLogin ? userInfo?.jdpin : undefined;

  useEffect(() => {
    // Logged in, but the user is not known yet.
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
      // This tab may have sent it itself.
      if (login !== known && login !== preparedUnder()) void check();
    });
    return stop;
  }, [isLogin, known]);
}
