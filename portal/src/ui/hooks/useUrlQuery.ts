import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useRouterState } from '../router/reactRouter.tsx';

type Edit = (change: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The page's query and how to change it. A change starts from the target of the current navigation, not from the
 * drawn page: the guard runs before each navigation ends, and a tab and a filter chosen in a row must both count.
 * useSearchParams does not queue and returns the query drawn last.
 */
export function useUrlQuery(): readonly [URLSearchParams, Edit] {
  const [query] = useSearchParams();
  const current = useRouterState();
  const navigate = useNavigate();
  const edit: Edit = (change, options) => {
    const state = current();
    const heading = state === undefined ? query : new URLSearchParams(headingOf(state));
    void navigate(`?${change(heading)}`, options);
  };
  return [query, edit];
}

/** The query with this parameter set or removed; the rest stays. */
export function withParam(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

interface Heading {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly navigation: { readonly location?: { readonly pathname: string; readonly search: string } };
}

/** The query that this page will have after the current navigation. */
export const headingOf = ({ location, navigation }: Heading): string =>
  navigation.location?.pathname === location.pathname ? navigation.location.search : location.search;
