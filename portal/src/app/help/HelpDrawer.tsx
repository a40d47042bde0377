import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { BASENAME } from '../../api/basename.ts';
import type { HelpSubject } from '../../routing/helpSubject.ts';
import { ArticleSection } from '../../screens/help/parts/ArticleSection.tsx';
import { SearchBox } from '../../screens/help/parts/SearchBox.tsx';
import { SearchResults } from '../../screens/help/parts/SearchResults.tsx';
import { pageAt } from '../../screens/help/rules/siteMap.ts';
import { useSession } from '../../session/useSession.ts';
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { useOnMove } from '../../ui/router/useOnMove.ts';
import { copy } from './copy.ts';
import { helpOf } from './helpOf.ts';

interface HelpDrawerProps {
  readonly subject: HelpSubject;
  readonly onClose: () => void;
}

interface Place {
  readonly path: string;
  /** A section of it, without `#`. */
  readonly section: string;
}

/** Drawer with the help page of a subject and a search. Links to other help pages open in the drawer too. */
export function HelpDrawer({ subject, onClose }: HelpDrawerProps) {
  const { product } = useSession();
  const { site, root } = helpOf(product);
  const [place, setPlace] = useState<Place>({ path: `/help/${subject}`, section: '' });
  const [words, setWords] = useState('');
  const body = useRef<HTMLDivElement>(null);
  useOnMove(onClose);
  // The factoring products have one page of their own.
  const page = pageAt(site, place.path) ?? pageAt(site, root);

  useEffect(() => {
    const parts = [...(body.current?.querySelectorAll('[id]') ?? [])];
    const target = parts.find(({ id }) => id === place.section);
    (target ?? body.current)?.scrollIntoView({ block: 'start' });
  }, [place]);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { origin, pathname, hash } = new URL(link.href);
    const path = pathname.slice(BASENAME.length);
    if (origin !== location.origin || pageAt(site, path) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setWords('');
    setPlace({ path, section: decodeURIComponent(hash.slice(1)) });
  };

  if (page === undefined) return null;
  return (
    <SideDrawer
      title={page.title}
      open
      onClose={onClose}
      actions={
        <PageLink className="link" to={page.path}>
          {copy.full}
        </PageLink>
      }
    >
      <Box ref={body} sx={{ display: 'grid', gap: 4, scrollMarginTop: '80px' }}>
        <SearchBox words={words} onSearch={setWords} />
        <Box onClickCapture={follow}>
          {words.trim() === '' ? (
            <Box component="article" sx={articleStyle}>
              {page.sections.map((section) => (
                <ArticleSection key={section.id} section={section} />
              ))}
            </Box>
          ) : (
            <SearchResults site={site} words={words.trim()} />
          )}
        </Box>
      </Box>
    </SideDrawer>
  );
}

const articleStyle = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: '8px',
  px: { xs: 4, sm: 6 },
  pb: 6,
  wordBreak: 'normal',
  lineBreak: 'strict',
  // A section has no address of its own here.
  '& h2 + a': { display: 'none' },
  '& h2': { scrollMarginTop: '72px' },
} as const;
