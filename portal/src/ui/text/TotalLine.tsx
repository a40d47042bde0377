import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { totalRule } from './totalRule.ts';

interface TotalLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A total under the accountant's double rule; only totals have it (docs/design/look.md rule 3). */
export function TotalLine({ label, children }: TotalLineProps) {
  return (
    <Box
      sx={{
        ...totalRule,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 2,
        breakInside: 'avoid',
        '& > .strong': { whiteSpace: 'nowrap', ml: 'auto' },
      }}
    >
      <span>{label}</span>
      <span className="strong">{children}</span>
    </Box>
  );
}
