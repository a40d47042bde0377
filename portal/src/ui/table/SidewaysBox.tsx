import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { table } from '../../copy/ui.ts';
import { WIDE, watchWidth } from './watchWidth.ts';

interface SidewaysBoxProps {
  readonly label: string;
  /** Width of the first column where it stands still: what is scrolled to stops beside it, not under it. */
  readonly standing?: string;
  readonly sx?: SystemStyleObject<Theme>;
  /** A table. */
  readonly children: ReactNode;
}

/** A box that alone scrolls sideways, and says so while there is more than it shows: phones have no scroll bar to tell. */
export const SidewaysBox = ({ label, standing = '0px', sx = {}, children }: SidewaysBoxProps) => (
  <Box sx={{ minWidth: 0, ...sx }}>
    <Box
      ref={watchWidth}
      data-scroll
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        scrollPaddingLeft: standing,
        [`&:not([${WIDE}]) + p`]: { display: 'none' },
      }}
    >
      {children}
    </Box>
    <Box component="p" data-print="hide" sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
      {table.sideways}
    </Box>
  </Box>
);
