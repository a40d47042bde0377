import { useEffect } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { tellPlatformApps } from '../dialogs/tellPlatformApps.ts';

let told = false;

/** A platform product has no page here but this one: its user is told where to go, once a visit. spec 2 §2.2 */
export function usePlatformNotice(): void {
  const platform = useSession().product?.flags.platform ?? false;
  useEffect(() => {
    if (!platform || told) return;
    told = true;
    tellPlatformApps();
  }, [platform]);
}
