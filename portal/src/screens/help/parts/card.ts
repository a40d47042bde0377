import type { Theme } from '@mui/material/styles';

/** Style of the boxes of the help centre: white with a thin border. */
export const card = (theme: Theme) => ({
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: `${String(theme.radii.card)}px`,
  minWidth: 0,
});
