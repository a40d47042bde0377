import { useEffect } from 'react';
import { useSession } from '../../session/useSession.ts';

/** A tab that becomes visible asks again who is logged in, until an alert says that it is somebody else: also on a visitor's page. 1 §2 */
export function useIdentityCheck(): void {
  const { isLogin, userInfo } = useSession();
  const known = isLogin ? userInfo?.jdpin : undefined;

  useEffect(() => {
    // Logged in, but not known as whom yet.
    if (isLogin && known === undefined) return undefined;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const { checkIdentity } = await import('./checkIdentity.ts');
      if (!(await checkIdentity(known))) document.removeEventListener('visibilitychange', listener);
    };
    const listener = () => void check();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [isLogin, known]);
}
