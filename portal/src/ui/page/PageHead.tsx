import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import { BesideTitle } from './besideTitle.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** Id of the page's intro: a disabled button beside it may use it as its description. */
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

/** The head of every page: breadcrumb, title, actions on the whole page. docs/design/look.md */
export function PageHead({ title, intro, parent, actions }: PageHeadProps) {
  return (
    <Box sx={rowStyle}>
      <Box sx={{ minWidth: 0 }}>
        {parent ? <Breadcrumbs crumbs={[parent, { title }]} /> : null}
        <Box sx={titleStyle}>
          <Typography component="h1" variant="pageTitle">
            {title}
          </Typography>
          {use(BesideTitle)}
        </Box>
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

const titleStyle = { display: 'flex', alignItems: 'center', gap: 1 } as const;

const rowStyle = {
  display: 'flex',
  // On a phone the actions move below instead of squeezing the text.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: { xs: '8px 16px', sm: 4 },
  mt: 2,
  mb: 4,
} as const;
