import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
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
      <div>
        {parent ? <Breadcrumbs crumbs={[parent, { title }]} /> : null}
        <div className="title">
          <h1>{title}</h1>
          {use(BesideTitle)}
        </div>
        {intro ? (
          <p id={PAGE_INTRO} className="quiet prose">
            {intro}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div className="actions" data-print="hide">
          {actions}
        </div>
      ) : null}
    </Box>
  );
}

const rowStyle = ({ typography }: Theme): SystemStyleObject<Theme> => ({
  display: 'flex',
  // On a phone the actions move below instead of squeezing the text.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: { xs: '8px 16px', sm: 4 },
  mt: 2,
  mb: 4,
  '& > div': { minWidth: 0 },
  '& > div > .title': { display: 'flex', alignItems: 'center', gap: 1 },
  '& > div > .title > h1': typography.pageTitle,
  '& > .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 },
});
