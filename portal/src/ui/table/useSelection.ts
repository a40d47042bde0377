import { useMemo, useState } from 'react';
import { useUrlQuery, withParam } from '../hooks/useUrlQuery.ts';
import { readSelection, writeSelection } from './selection.ts';
import { SELECTED_PARAM } from './urlParams.ts';

/**
 * The selected rows of a list, kept in the URL (docs/design/look.md) without history entries. The check boxes change
 * at once: waiting for the navigation would make them jump back first.
 */
export function useSelection(): readonly [ReadonlySet<string>, (selected: ReadonlySet<string>) => void] {
  const [query, edit] = useUrlQuery();
  const inUrl = query.get(SELECTED_PARAM) ?? '';
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  const [shown, setShown] = useState(inUrl);
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    setShown(inUrl);
  }
  const selected = useMemo(() => readSelection(shown), [shown]);
  const choose = (next: ReadonlySet<string>) => {
    const text = writeSelection(next);
    setShown(text);
    edit((now) => withParam(now, SELECTED_PARAM, text), { replace: true, preventScrollReset: true });
  };
  return [selected, choose];
}
