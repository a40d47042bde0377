import Box from '@mui/material/Box';
import { useEffect, useState, type MouseEvent } from 'react';
import { BASENAME } from '../../api/basename.ts';
import type { HelpTarget } from '../../routing/helpSubject.ts';
import { ArticleSection } from '../../screens/help/parts/ArticleSection.tsx';
import { SearchBox } from '../../screens/help/parts/SearchBox.tsx';
import { SearchResults } from '../../screens/help/parts/SearchResults.tsx';
import { headingId } from '../../screens/help/rules/headingId.ts';
import { pageAt } from '../../screens/help/rules/siteMap.ts';
import { useSession } from '../../session/useSession.ts';
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { useOnMove } from '../../ui/router/useOnMove.ts';
import { copy } from './copy.ts';
import { helpOf } from './helpOf.ts';

interface HelpDrawerProps {
  readonly target: HelpTarget;
  readonly onClose: () => void;
}

interface Place {
  readonly path: string;
  /** A section or question of it, without `#`. */
  readonly section: string;
}

/** The place below `/help` that a page's record names. */
function placeOf(target: HelpTarget): Place {
  const [subject, section = ''] = target.split('#');
  return { path: `/help/${String(subject)}`, section };
}

/** Drawer with the help of a page and a search. Links to other help pages open in the drawer too. */
export function HelpDrawer({ target, onClose }: HelpDrawerProps) {
  const { product } = useSession();
  const { site, root } = helpOf(product);
  const [place, setPlace] = useState(() => placeOf(target));
  const [words, setWords] = useState('');
  // State, not a ref: the drawer mounts its content after this component's first effects.
  const [body, setBody] = useState<HTMLElement | null>(null);
  useOnMove(onClose);
  // The factoring products have one page of their own.
  const page = pageAt(site, place.path) ?? pageAt(site, root);

  useEffect(() => {
    const parts = [...(body?.querySelectorAll<HTMLElement>('[id]') ?? [])];
    const heading = parts.find(({ id }) => id === place.section);
    (heading ?? body)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.focus({ preventScroll: true });
  }, [body, place]);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { origin, pathname, hash } = new URL(link.href);
    const path = pathname.slice(BASENAME.length);
    if (origin !== location.origin || pageAt(site, path) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setWords('');
    setPlace({ path, section: headingId(hash) });
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
      <Box ref={setBody} sx={{ display: 'grid', gap: 4 }}>
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
} as const;
