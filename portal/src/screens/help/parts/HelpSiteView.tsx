import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlQuery, withParam } from '#portal/ui/hooks/useUrlQuery.ts';
import type { HelpSite } from '../content/blocks.ts';
import { useDeepLink } from '../hooks/useDeepLink.ts';
import { pageAt, pagesOf } from '../rules/siteMap.ts';
import { Article } from './Article.tsx';
import { ContentsNav } from './ContentsNav.tsx';
import { PageHead } from './PageHead.tsx';
import { SearchResults } from './SearchResults.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** A help centre: head with search, navigation, page or search results, table of contents. */
export function HelpSiteView({ site }: { readonly site: HelpSite }) {
  const { pathname } = useLocation();
  const [words, search] = useSearchWords();
  useDeepLink();
  const page = pageAt(site, pathname);
  if (page === undefined) return null;
  const withNav = pagesOf(site).length > 1;
  return (
    <>
      <PageHead site={site} page={page} words={words} onSearch={search} />
      <Box sx={gridStyle(withNav)}>
        {withNav ? <ContentsNav site={site} current={page} /> : null}
        {words !== '' ? (
          <SearchResults site={site} words={words} />
        ) : (
          // The key resets the position in the table of contents when the page changes.
          <Fragment key={page.path}>
            <Article site={site} page={page} />
            <TableOfContents page={page} />
          </Fragment>
        )}
      </Box>
    </>
  );
}

const PARAMETER = 'q';

/** The search text, which is in the URL so that a reload or a shared link keeps it. */
function useSearchWords(): [words: string, search: (words: string) => void] {
  const [query, edit] = useUrlQuery();
  const search = (words: string) =>
    edit((now) => withParam(now, PARAMETER, words.trim() === '' ? undefined : words), { replace: true });
  return [query.get(PARAMETER)?.trim() ?? '', search];
}

const gridStyle = (withNav: boolean) => ({
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: withNav ? '184px minmax(0, 1fr)' : 'minmax(0, 1fr)',
    lg: withNav ? '184px minmax(0, 1fr) 168px' : 'minmax(0, 1fr) 168px',
  },
  '@media print': { display: 'block' },
});
