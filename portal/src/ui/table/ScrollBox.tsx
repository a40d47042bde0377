import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { table } from '../../copy/ui.ts';
import { WIDE, watchWidth } from './watchWidth.ts';

interface ScrollBoxProps {
  readonly label: string;
  /** CSS width of a sticky first column: an element scrolled into view stops beside it, not under it. */
  readonly standing?: string;
  readonly sx?: SystemStyleObject<Theme>;
  readonly children: ReactNode;
}

/** A box that scrolls sideways and shows a hint while content is hidden: phones have no visible scroll bar. */
export const ScrollBox = ({ label, standing = '0px', sx = {}, children }: ScrollBoxProps) => (
  <Box sx={{ minWidth: 0, ...sx }}>
    <Box
      ref={watchWidth}
      data-scroll
      role="group"
      aria-label={label}
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
