import { useMemo, useSyncExternalStore } from 'react';
import { kept } from '../../storage/storage.ts';

const PREFIX = 'COLUMNS:';

type ColumnKeys = ReadonlySet<string>;

/** Called on each change: the table and the saved views show the same choice. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The columns that differ from the default visibility, kept in the browser.
 * @param name names the list and the account
 */
export function useToggledColumns(name: string) {
  const text = useSyncExternalStore(subscribe, () => kept.getItem(PREFIX + name) ?? '');
  const toggled = useMemo<ColumnKeys>(() => new Set(text.split(',').filter(Boolean)), [text]);
  const keep = (next: ColumnKeys) => {
    if (next.size === 0) kept.removeItem(PREFIX + name);
    else kept.setItem(PREFIX + name, [...next].join(','));
    for (const listener of listeners) listener();
  };
  return [toggled, keep] as const;
}
