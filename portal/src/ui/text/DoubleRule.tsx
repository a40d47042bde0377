import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A total under the accountant's double rule. docs/design/look.md rule 3 */
export const DoubleRule = ({ children }: { readonly children: ReactNode }) => (
  <Box aria-live="polite" sx={ruleStyle}>
    {children}
  </Box>
);

const ruleStyle = {
  mt: 3,
  mb: 4,
  pt: 3,
  position: 'relative',
  borderTop: '1px solid',
  borderColor: 'ink',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: '2px',
    borderTop: '1px solid',
    borderColor: 'ink',
  },
} as const;
