/** The browser tab's title, where only the page itself knows it: an account's own kind, say. */
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

/** Says it for as long as the page is shown. */
export function useOwnTabTitle(title: string): void {
  useEffect(() => {
    set(title);
    return () => set(undefined);
  }, [title]);
}

/** What the page shown says of itself; undefined where its record says it. For the one title in the shell. */
export const usePageTabTitle = (): string | undefined =>
  useSyncExternalStore(store.subscribe, store.snapshot);
