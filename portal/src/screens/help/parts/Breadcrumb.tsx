import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../../icons/Icon.tsx';
import { paths } from '../../../paths.ts';
import type { HelpPage, HelpSite } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { groupOf } from '../rules/siteMap.ts';

/** Third-level pages only: help centre, group, page. look.md "Page frame" */
export function Breadcrumb({ site, page }: { readonly site: HelpSite; readonly page: HelpPage }) {
  const group = groupOf(site, page)?.title;
  if (group === undefined) return null;
  return (
    <Box component="nav" aria-label={copy.breadcrumb} sx={{ mb: 1 }}>
      <Box component="ol" sx={listStyle}>
        <li>
          <Link component={RouterLink} to={paths.help()} sx={{ color: 'inherit' }}>
            {site.title}
          </Link>
        </li>
        <li>
          <Icon name="chevronRight" size={14} />
          {group}
        </li>
        <li aria-current="page">
          <Icon name="chevronRight" size={14} />
          {page.title}
        </li>
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& [aria-current]': { color: 'ink' },
};
