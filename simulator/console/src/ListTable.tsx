import type { ReactNode } from 'react';

interface ListTableProps {
  readonly label: string;
  /** Heads of the text columns. */
  readonly names: readonly string[];
  /** Heads of the number columns, which follow the text columns. */
  readonly numbers?: readonly string[];
  /** Head of the last column, which has the buttons; for screen readers only. */
  readonly actions?: string;
  readonly children: ReactNode;
}

/** A table of the console: its head, and the rows as children. */
export const ListTable = ({ label, names, numbers = [], actions, children }: ListTableProps) => (
  <table className="list" aria-label={label}>
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {numbers.map((name) => (
          <th key={name} scope="col" className="number">
            {name}
          </th>
        ))}
        {actions === undefined ? null : (
          <th scope="col">
            <span className="sr">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
