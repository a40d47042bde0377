import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useRouterState } from '../router/reactRouter.tsx';

type Edit = (change: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the page and how to change it. A change starts from where the page is heading, not from what is
 * drawn: the guard runs before every navigation ends, and a tab and a filter chosen one after the other both count.
 * useSearchParams does not queue, and what it gives is what was drawn last.
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

/** The query with this one parameter set, or without it; the rest stays. */
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

/** The query that this page will have when the navigation under way has ended. */
export const headingOf = ({ location, navigation }: Heading): string =>
  navigation.location?.pathname === location.pathname ? navigation.location.search : location.search;
