import { useEffect } from 'react';
import { useSession } from '../session/useSession.ts';

/** A tab that becomes visible asks again who is logged in, until an alert says that it is somebody else. 1 §2, 2 §4 */
export function useIdentityCheck(): void {
  const { isLogin, userInfo } = useSession();
  const known = isLogin ? userInfo?.jdpin : undefined;

  useEffect(() => {
    if (known === undefined) return undefined;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const { checkIdentity } = await import('./checkIdentity.ts');
      if (!(await checkIdentity(known))) document.removeEventListener('visibilitychange', listener);
    };
    const listener = () => void check();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [known]);
}
