import type { ReactNode } from 'react';

interface RowActionProps {
  /** Names the action and its row, for screen readers. */
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An action at the end of a table row. A class styles it (theme/globals.ts): a page has hundreds of them. */
export const RowAction = ({ name, onClick, children }: RowActionProps) => (
  <button type="button" aria-label={name} className="row-action" onClick={onClick}>
    {children}
  </button>
);
