import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HelpPage } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { useSectionInView } from '../hooks/useSectionInView.ts';

/** Links to the page's sections, beside it from 1280 px on. The section in view is marked. */
export function TableOfContents({ page }: { readonly page: HelpPage }) {
  const ids = useMemo(() => page.sections.map(({ id }) => id), [page]);
  const current = useSectionInView(ids);
  return (
    <Box component="nav" aria-label={copy.onThisPage} sx={navStyle}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2 }}>
        {copy.onThisPage}
      </Typography>
      <Box component="ul" sx={{ borderLeft: '1px solid', borderColor: 'tile' }}>
        {page.sections.map(({ id, title }) => (
          <li key={id}>
            <Box
              component={RouterLink}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              sx={linkStyle}
            >
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const navStyle = { display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 72, py: 2 };

const linkStyle = {
  display: 'block',
  py: 1,
  pl: 3,
  ml: '-1px',
  borderLeft: '2px solid transparent',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'hover' },
  '&[aria-current]': { color: 'hover', fontWeight: 600, borderColor: 'primary.main' },
};
