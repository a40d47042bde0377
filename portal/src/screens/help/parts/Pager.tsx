import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '#portal/icons/Icon.tsx';
import type { HelpPage, HelpSite } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { neighboursOf } from '../rules/siteMap.ts';
import { card } from './card.ts';

/** Links to the previous and the next page. */
export function Pager({ site, page }: { readonly site: HelpSite; readonly page: HelpPage }) {
  const { previous, next } = neighboursOf(site, page);
  if (previous === undefined && next === undefined) return null;
  return (
    <Box component="nav" aria-label={copy.pager} sx={pagerStyle}>
      {previous === undefined ? null : (
        <Box component={RouterLink} to={previous.path} rel="prev" sx={[card, linkStyle]}>
          <Icon name="chevronLeft" />
          <span>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {copy.previous}
            </Typography>
            {previous.title}
          </span>
        </Box>
      )}
      {next === undefined ? null : (
        <Box component={RouterLink} to={next.path} rel="next" sx={[card, linkStyle, nextStyle]}>
          <span>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {copy.next}
            </Typography>
            {next.title}
          </span>
          <Icon name="chevronRight" />
        </Box>
      )}
    </Box>
  );
}

const pagerStyle = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 };

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  p: '10px 16px',
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { color: 'hover', borderColor: 'primary.main' },
};

const nextStyle = { gridColumn: 2, justifyContent: 'flex-end', textAlign: 'right' };
