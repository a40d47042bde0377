import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlQuery, withParam } from '../hooks/useUrlQuery.ts';

/** State of a history entry that the list itself added when it opened a row. */
const OPENED = { rowOpened: true } as const;

const wasOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'rowOpened' in state;

/**
 * The row that is open beside its list, kept in the URL. If opening it added a history entry, closing goes back in the
 * history; after a link to the row, closing stays on the list.
 * @param param the row's name in the query
 */
export function useRowInUrl(param: string) {
  const [query, edit] = useUrlQuery();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const value = query.get(param) ?? undefined;
  const [everOpen, setEverOpen] = useState(value !== undefined);
  if (value !== undefined && !everOpen) setEverOpen(true);
  return {
    value,
    /** True from the first row on: the drawer and its code are not needed before. */
    everOpen,
    open: (value: string) => edit((now) => withParam(now, param, value), { state: OPENED }),
    close: () =>
      wasOpened(state)
        ? void navigate(-1)
        : edit((now) => withParam(now, param, undefined), { replace: true }),
  };
}
