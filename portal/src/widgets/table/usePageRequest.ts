import { useSearchParams } from 'react-router-dom';
import { pageOf, withPage, type PageRequest } from './pagination.ts';

/** Page and size of a list, kept in the URL (look.md). */
export function usePageRequest(): readonly [PageRequest, (page: PageRequest) => void] {
  const [query, setQuery] = useSearchParams();
  return [pageOf(query), (page) => setQuery((now) => withPage(now, page))];
}
