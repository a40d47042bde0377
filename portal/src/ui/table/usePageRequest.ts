import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import { pageOf, withPage, type PageRequest } from './pagination.ts';

/** Page and size of a list, kept in the URL (look.md). */
export function usePageRequest(): readonly [PageRequest, (page: PageRequest) => void] {
  const [query, edit] = useUrlQuery();
  return [pageOf(query), (page) => edit((now) => withPage(now, page))];
}
