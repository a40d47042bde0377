import type { Theme } from '@mui/material/styles';

/** The landing pages' column: 1200 px, with 24 px (phones 16 px) at the sides. docs/design/look.md rule 13 */
export const contentWidth = (theme: Theme) =>
  ({
    width: 1200,
    maxWidth: 'calc(100% - 48px)',
    mx: 'auto',
    [theme.breakpoints.down('sm')]: { maxWidth: 'calc(100% - 32px)' },
  }) as const;
