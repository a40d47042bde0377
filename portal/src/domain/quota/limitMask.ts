import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/useSession.ts';
import { keptInTab } from '../../storage/storage.ts';

const HIDDEN = 'CREDIT_LIMIT_HIDDEN:';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns whether this login hides its credit limit, and a function that changes it. The choice lasts until the tab is
 * closed (open point ns-credit-limit-mask).
 */
export function useLimitMask(): { readonly hidden: boolean; readonly toggle: () => void } {
  const { userInfo } = useSession();
  const key = HIDDEN + (userInfo?.jdpin ?? '');
  const hidden = useSyncExternalStore(subscribe, () => keptInTab.getItem(key) !== null);
  const toggle = () => {
    if (hidden) keptInTab.removeItem(key);
    else keptInTab.setItem(key, '1');
    for (const listener of listeners) listener();
  };
  return { hidden, toggle };
}
