import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlQuery, withParam } from '../hooks/useUrlQuery.ts';

/** Marks the history entry that the list itself made when it opened a row. */
const OPENED = { rowOpened: true } as const;

const wasOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'rowOpened' in state;

/**
 * The row that lies open beside its list, kept in the URL. Closing is the way back where opening was a step
 * forward; a link that came with the row stays on the list.
 * @param param its name in the query
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
    /** From the first row on: until then the drawer and its code are not needed. */
    everOpen,
    open: (value: string) => edit((now) => withParam(now, param, value), { state: OPENED }),
    close: () =>
      wasOpened(state)
        ? void navigate(-1)
        : edit((now) => withParam(now, param, undefined), { replace: true }),
  };
}
