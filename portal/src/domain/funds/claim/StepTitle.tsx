import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A card's title with its step number. */
export const StepTitle = ({ no, children }: { readonly no: number; readonly children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        fontSize: 12,
        lineHeight: 1,
        border: '1px solid',
        borderColor: 'primary.main',
        borderRadius: '4px',
        color: 'hover',
      }}
    >
      {no}
    </Box>
    {children}
  </Box>
);
