import { useMemo } from 'react';
import { keptInTab } from '../storage/storage.ts';
import { useSession } from './useSession.ts';

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The tab's storage as one account sees it: whoever logs in next in the same tab meets nothing of it. */
export function accountTab(account: string, tab: TabStorage): TabStorage {
  const own = (key: string): string => `${account}:${key}`;
  return {
    getItem: (key) => tab.getItem(own(key)),
    setItem: (key, value) => tab.setItem(own(key), value),
    removeItem: (key) => tab.removeItem(own(key)),
  };
}

/** Where a page keeps what was typed and not sent yet. */
export function useAccountTab(): TabStorage {
  const account = useSession().userInfo?.jdpin ?? '';
  return useMemo(() => accountTab(account, keptInTab), [account]);
}
