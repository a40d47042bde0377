import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Compact field spacing, as in filters: 32 px high under small labels. */
export const dense: SystemStyleObject<Theme> = {
  '--field-height': '32px',
  // One element more specific than the labels' own style, which comes later in the page.
  '& :is(label, legend).MuiFormLabel-root': {
    mb: 1,
    fontSize: 12,
    lineHeight: '20px',
    fontWeight: 400,
    color: 'text.secondary',
  },
};
