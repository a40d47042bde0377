import type { Theme } from '@mui/material/styles';

/** White, hairline, radius 8: a box on the landing. */
export const surface = (theme: Theme) => ({
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: `${String(theme.radii.card)}px`,
});
