import type { Theme } from '@mui/material/styles';

/** White, hairline, radius 8: the boxes of the help centre. */
export const card = (theme: Theme) => ({
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: `${String(theme.radii.card)}px`,
  minWidth: 0,
});
