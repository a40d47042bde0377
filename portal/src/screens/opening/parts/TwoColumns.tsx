import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';

interface TwoColumnsProps {
  /** Content of the right column, which is below the main content on narrow screens. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The main content, and help beside it. docs/design/look.md */
export function TwoColumns({ aside, children }: TwoColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>{children}</Box>
      <Box component="aside" aria-label={copy.aside} sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        {aside}
      </Box>
    </Box>
  );
}
