import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import { pageOf, withPage, type PageRequest } from './pagination.ts';
import { storePageSize, preferredPageSize } from './preferredPageSize.ts';

/**
 * Page and size of a list, kept in the URL (docs/design/look.md).
 * @param list names the list in the browser's storage, which keeps its size for the next visit
 */
export function usePageRequest(list: string): readonly [PageRequest, (page: PageRequest) => void] {
  const [query, edit] = useUrlQuery();
  const preferred = preferredPageSize(list);
  const goTo = (page: PageRequest) => {
    storePageSize(list, page.size);
    edit((now) => withPage(now, page, preferred));
  };
  return [pageOf(query, preferred), goTo];
}
