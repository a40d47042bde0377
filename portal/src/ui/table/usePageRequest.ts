import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import { pageOf, withPage, type PageRequest } from './pagination.ts';
import { keepSize, usualSize } from './usualSize.ts';

/** Page and size of a list, kept in the URL (docs/design/look.md). @param list storage name of its size for the next visit */
export function usePageRequest(list: string): readonly [PageRequest, (page: PageRequest) => void] {
  const [query, edit] = useUrlQuery();
  const usual = usualSize(list);
  const goTo = (page: PageRequest) => {
    keepSize(list, page.size);
    edit((now) => withPage(now, page, usual));
  };
  return [pageOf(query, usual), goTo];
}
