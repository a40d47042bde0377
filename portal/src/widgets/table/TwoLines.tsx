import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly children: ReactNode;
  /** Small, below. */
  readonly below?: ReactNode;
}

/** A cell of two lines: what it is, and a word on it. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <>
      {children}
      {below === undefined ? null : (
        <Typography component="div" variant="caption" color="textSecondary">
          {below}
        </Typography>
      )}
    </>
  );
}
