import type { Theme } from '@mui/material/styles';

/** Style of a box on the landing page: white with a thin border. */
export const surface = (theme: Theme) => ({
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: `${String(theme.radii.card)}px`,
});
