/** The browser tab's title, where only the page knows it, for example an account's type. */
import { useEffect, useSyncExternalStore } from 'react';

let own: string | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined): void {
  own = next;
  for (const listener of listeners) listener();
}

const store = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): string | undefined => own,
};

/** Sets the tab's title while the page is shown. */
export function useOwnTabTitle(title: string): void {
  useEffect(() => {
    set(title);
    return () => set(undefined);
  }, [title]);
}

/** The title that the current page sets; undefined where its record gives it. Read by the shell's one title. */
export const usePageTabTitle = (): string | undefined =>
  useSyncExternalStore(store.subscribe, store.snapshot);
