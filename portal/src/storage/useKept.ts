import { useSyncExternalStore } from 'react';
import { keptInTab, type Store } from './storage.ts';

/** Called on each change of a kept text: all components that show it follow. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the text under a name, null if there is none, and a function that replaces or removes it. */
export function useKept(storage: Store, name: string) {
  const text = useSyncExternalStore(subscribe, () => storage.getItem(name));
  const keep = (next: string | undefined) => {
    if (next === undefined) storage.removeItem(name);
    else storage.setItem(name, next);
    for (const listener of listeners) listener();
  };
  return [text, keep] as const;
}

/** Returns a flag that lasts until the tab is closed, and a function that toggles it. */
export function useTabFlag(name: string): readonly [boolean, () => void] {
  const [mark, keep] = useKept(keptInTab, name);
  return [mark !== null, () => keep(mark === null ? '1' : undefined)];
}
