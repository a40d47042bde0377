import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSelection, writeSelection } from './selection.ts';
import { SELECTED_PARAM } from './urlParams.ts';

/**
 * The chosen rows of a list, kept in the URL (look.md); choosing is no entry of the history. The boxes follow
 * at once: a navigation ends a moment later, and a box that waited for it would jump back first.
 */
export function useSelection(): readonly [ReadonlySet<string>, (selected: ReadonlySet<string>) => void] {
  const [query, setQuery] = useSearchParams();
  const inUrl = query.get(SELECTED_PARAM) ?? '';
  const [seen, setSeen] = useState(inUrl);
  const [shown, setShown] = useState(inUrl);
  if (inUrl !== seen) {
    setSeen(inUrl);
    setShown(inUrl);
  }
  const selected = useMemo(() => readSelection(shown), [shown]);
  const choose = (next: ReadonlySet<string>) => {
    const text = writeSelection(next);
    setShown(text);
    setQuery(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.delete(SELECTED_PARAM);
        if (text !== '') changed.set(SELECTED_PARAM, text);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [selected, choose];
}
