import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** What the page says of itself: a button beside it that is disabled may be described by it. */
export const PAGE_INTRO = 'page-intro';

interface PageHeadProps {
  readonly title: string;
  /** At most one line (docs/design/look.md). */
  readonly intro?: string | undefined;
  /** The page that this one belongs to, on third-level pages. */
  readonly parent?: { readonly title: string; readonly to: string } | undefined;
  /** Right end. */
  readonly actions?: ReactNode;
}

/** How every page begins: where one is, its title, what can be done with the whole of it. docs/design/look.md */
export function PageHead({ title, intro, parent, actions }: PageHeadProps) {
  return (
    <Box sx={rowStyle}>
      <Box sx={{ minWidth: 0 }}>
        {parent ? <Breadcrumbs crumbs={[parent, { title }]} /> : null}
        <Typography component="h1" variant="pageTitle">
          {title}
        </Typography>
        {intro ? (
          <Typography id={PAGE_INTRO} component="p" color="textSecondary" sx={{ wordBreak: 'normal' }}>
            {intro}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Box data-print="hide" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  // On a phone what can be done stands below rather than squeeze what is said.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: { xs: '8px 16px', sm: 4 },
  mt: 2,
  mb: 4,
} as const;
