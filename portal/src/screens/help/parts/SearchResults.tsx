import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import type { HelpSite } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { entriesOf } from '../rules/entries.ts';
import { excerpt } from '../rules/marks.ts';
import { search, type Hit } from '../rules/search.ts';
import { card } from './card.ts';
import { ContactBox } from './ContactBox.tsx';
import { Marked } from './Marked.tsx';

interface SearchResultsProps {
  readonly site: HelpSite;
  readonly words: string;
}

/** Search results of all pages. Each links to its section or question. */
export function SearchResults({ site, words }: SearchResultsProps) {
  const entries = useMemo(() => entriesOf(site), [site]);
  const hits = useMemo(() => search(entries, words), [entries, words]);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridColumn: { md: '2 / -1' }, minWidth: 0 }}>
      <Box
        component="section"
        aria-label={copy.search.title(words)}
        sx={[card, { p: { xs: 4, sm: '20px 32px' } }]}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 2 }}>
          <Typography variant="cardTitle" component="h2" className="prose">
            {copy.search.title(words)}
          </Typography>
          <Typography variant="caption" color="textSecondary" role="status">
            {copy.search.count(hits.length)}
          </Typography>
        </Box>
        {hits.length === 0 ? (
          <EmptyLine text={copy.search.empty} />
        ) : (
          <ul>
            {hits.map((hit) => (
              <Result key={`${hit.path}#${hit.id}`} {...hit} />
            ))}
          </ul>
        )}
      </Box>
      <ContactBox />
    </Box>
  );
}

const Result = ({ path, id, page, title, text, found }: Hit) => (
  <Box component="li" sx={{ py: 3, borderTop: '1px solid', borderColor: 'hairline' }}>
    <Typography component="h3" variant="strong">
      <Link className="link" to={`${path}#${id}`}>
        <Marked text={title} found={found} />
      </Link>
    </Typography>
    <Typography color="textSecondary">
      <Marked text={excerpt(text, found)} found={found} />
    </Typography>
    <Typography variant="caption" color="textSecondary">
      {page}
    </Typography>
  </Box>
);
