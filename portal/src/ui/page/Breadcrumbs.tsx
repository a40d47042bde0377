import Box from '@mui/material/Box';
import { breadcrumbs } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';
import { asLastShown } from '../list/lastQueries.ts';
import { LinkedText } from '../router/PageLink.tsx';

export interface Crumb {
  readonly title: string;
  /** Address; absent for the page itself and for a group without a page. */
  readonly to?: string | undefined;
}

/** The path to a third-level page: its parents, then itself. docs/design/look.md "Page frame" */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Box component="nav" aria-label={breadcrumbs.label} data-print="hide" sx={{ mb: 1 }}>
      <Box component="ol" sx={listStyle}>
        {crumbs.map(({ title, to }, index) => (
          <li key={title} {...(index === crumbs.length - 1 && { 'aria-current': 'page' })}>
            {index === 0 ? null : <Icon name="chevronRight" size={14} />}
            {to === undefined ? (
              title
            ) : (
              <LinkedText className="link quiet" to={asLastShown(to)}>
                {title}
              </LinkedText>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  fontSize: 12,
  // Minimum height of a touch target.
  lineHeight: '24px',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& [aria-current]': { color: 'ink' },
};
