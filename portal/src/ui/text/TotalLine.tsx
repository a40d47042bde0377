import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TotalLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A total under the accountant's double rule; only totals have it (docs/design/look.md rule 3). */
export function TotalLine({ label, children }: TotalLineProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 2,
        pt: 3,
        borderTop: (theme) => `1px solid ${theme.palette.ink}`,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          right: 0,
          top: '2px',
          borderTop: (theme) => `1px solid ${theme.palette.ink}`,
        },
        '& > .strong': { whiteSpace: 'nowrap', ml: 'auto' },
      }}
    >
      <span>{label}</span>
      <span className="strong">{children}</span>
    </Box>
  );
}
