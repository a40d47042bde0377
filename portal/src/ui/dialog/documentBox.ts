import type { Theme } from '@mui/material/styles';

/** Style of a text that is read in a dialog: a scrolling box. */
export const documentBox = {
  height: 296,
  overflowY: 'auto',
  px: 6,
  py: 5,
  border: (theme: Theme) => `1px solid ${theme.palette.tile}`,
  borderRadius: (theme: Theme) => `${String(theme.radii.control)}px`,
  '& p, & li': { mb: 2, lineHeight: '24px' },
  '& h1, & h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600, textAlign: 'center', mb: 3 },
  '& ol': { listStyle: 'decimal', pl: 5 },
} as const;
