import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly children: ReactNode;
  /** The second line, in small text. */
  readonly below?: ReactNode;
}

/** A cell of two lines: a value, and a note on it. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <>
      {children}
      {below === undefined ? null : <small className="below">{below}</small>}
    </>
  );
}
