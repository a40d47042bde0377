import { useMemo } from 'react';
import { kept } from '../../storage/storage.ts';
import { useKept } from '../../storage/useKept.ts';

type ColumnKeys = ReadonlySet<string>;

/**
 * The columns that differ from the default visibility, kept in the browser. The table and the saved views show the same
 * choice.
 * @param name names the list and the account
 */
export function useToggledColumns(name: string) {
  const [text, keep] = useKept(kept, `COLUMNS:${name}`);
  const toggled = useMemo<ColumnKeys>(() => new Set(text?.split(',')), [text]);
  const keepToggled = (next: ColumnKeys) => keep([...next].join(',') || undefined);
  return [toggled, keepToggled] as const;
}
