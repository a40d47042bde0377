import { useMemo } from 'react';
import { keptInTab } from '../storage/storage.ts';
import { useSession } from './useSession.ts';

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One account's view of the tab's storage: the next login in the tab cannot read it. */
export function accountTab(account: string, tab: TabStorage): TabStorage {
  const own = (key: string): string => `${account}:${key}`;
  return {
    getItem: (key) => tab.getItem(own(key)),
    setItem: (key, value) => tab.setItem(own(key), value),
    removeItem: (key) => tab.removeItem(own(key)),
  };
}

/** The store for unsent input of a page. */
export function useAccountTab(): TabStorage {
  const account = useSession().userInfo?.jdpin ?? '';
  return useMemo(() => accountTab(account, keptInTab), [account]);
}
