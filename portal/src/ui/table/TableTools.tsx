import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A slim line of view settings above a table. */
export const TableTools = ({ children }: { readonly children: ReactNode }) => (
  <Box
    data-print="hide"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      minHeight: 24,
      mb: 2,
    }}
  >
    {children}
  </Box>
);
