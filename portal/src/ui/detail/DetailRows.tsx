import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.tsx';

/** Label left, value right, hairlines between: the facts of a dialog. */
export function DetailRows({ rows }: { readonly rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(([label, value], index) => (
        <Box
          key={typeof label === 'string' ? label : index}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            py: '6px',
            '& + &': { borderTop: (theme) => `1px solid ${theme.palette.hairline}` },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {label}
          </Box>
          {/* Goes below its label only if its longest word has no room beside it. */}
          <Box
            component="dd"
            sx={{ m: 0, flex: '1 1 0', minWidth: 'min-content', textAlign: 'right', wordBreak: 'normal' }}
          >
            {unbroken(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
