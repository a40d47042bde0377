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
      {below === undefined ? null : <small className="below">{below}</small>}
    </>
  );
}
