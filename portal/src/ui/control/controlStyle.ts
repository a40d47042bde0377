import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Style of an input or select box: 32 px high, in a form as high as its fields (docs/design/look.md: 3:1 border, radius 6). */
export const controlStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  height: 32,
  '&.field-control': { height: 'var(--field-height, 40px)', width: '100%', px: 3 },
  minWidth: 0,
  px: 2,
  font: 'inherit',
  color: 'ink',
  bgcolor: 'background.paper',
  border: `1px solid ${theme.palette.control}`,
  borderRadius: `${String(theme.radii.control)}px`,
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
});
