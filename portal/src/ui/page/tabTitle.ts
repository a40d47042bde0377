/** The browser tab's title, where only the page knows it, for example an account's type. */
import { useEffect, useSyncExternalStore } from 'react';
import { storeOf } from '../../storage/store.ts';

const own = storeOf<string | undefined>(undefined);

/** Sets the tab's title while the page is shown. */
export function useOwnTabTitle(title: string): void {
  useEffect(() => {
    own.set(title);
    return () => own.set(undefined);
  }, [title]);
}

/** The title that the current page sets; undefined where its record gives it. Read by the shell's one title. */
export const usePageTabTitle = (): string | undefined => useSyncExternalStore(own.subscribe, own.snapshot);
