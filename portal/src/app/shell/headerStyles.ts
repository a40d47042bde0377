import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** A word in the header: 32 px high, grey until hovered. */
export const headerItem: SystemStyleObject<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  height: 32,
  px: 3,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'text.secondary',
  borderRadius: (theme) => `${String(theme.radii.control)}px`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'fill', color: 'ink' },
};

/** A link inside a panel or the drawer. */
export const panelLink: SystemStyleObject<Theme> = {
  display: 'block',
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'hover' },
};
