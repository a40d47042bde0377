import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const changed = (edit: (next: URLSearchParams) => void) => (now: URLSearchParams) => {
    const next = new URLSearchParams(now);
    edit(next);
    return next;
  };
  return {
    value: query.get(param) ?? undefined,
    open: (value: string) =>
      setQuery(
        changed((next) => next.set(param, value)),
        { state: OPENED },
      ),
    close: () =>
      wasOpened(state)
        ? void navigate(-1)
        : setQuery(
            changed((next) => next.delete(param)),
            { replace: true },
          ),
  };
}
