import type { ReactNode } from 'react';

interface RowActionProps {
  /** What is done, with the row's own name: for screen readers. */
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A way on at the end of a table's row. A class gives its look (theme/globals.ts): it stands there by the hundred. */
export const RowAction = ({ name, onClick, children }: RowActionProps) => (
  <button type="button" aria-label={name} className="row-action" onClick={onClick}>
    {children}
  </button>
);
