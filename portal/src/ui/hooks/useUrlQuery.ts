import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useRouterState } from '../router/reactRouter.tsx';

type Edit = (change: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * Returns the page's query and a function that changes it. A change starts from the target of the current navigation,
 * not from the rendered page: a navigation takes a while, and a tab and a filter chosen within that time must both count.
 * useSearchParams returns the query rendered last and would lose the first choice.
 */
export function useUrlQuery(): readonly [URLSearchParams, Edit] {
  const [query] = useSearchParams();
  const current = useRouterState();
  const navigate = useNavigate();
  const edit: Edit = (change, options) => {
    const state = current();
    const coming = state === undefined ? query : new URLSearchParams(comingQuery(state));
    void navigate(`?${change(coming)}`, options);
  };
  return [query, edit];
}

/** Returns the query with a parameter set, or removed for an empty value; the rest stays. */
export function withParam(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

interface NavigationState {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly navigation: { readonly location?: { readonly pathname: string; readonly search: string } };
}

/** Returns the query that this page will have after the current navigation. */
export const comingQuery = ({ location, navigation }: NavigationState): string =>
  navigation.location?.pathname === location.pathname ? navigation.location.search : location.search;
