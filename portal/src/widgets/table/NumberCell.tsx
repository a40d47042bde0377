import { CopyButton } from '../CopyButton.tsx';

interface NumberCellProps {
  readonly value: string;
  /** What the number is, for the copy button's name. */
  readonly label: string;
}

/** A reference number with its copy button. look.md "Habits" */
export const NumberCell = ({ value, label }: NumberCellProps) => (
  <span style={besideStyle}>
    {value}
    <CopyButton value={value} label={label} />
  </span>
);

const besideStyle = { display: 'inline-flex', alignItems: 'center', gap: 4 } as const;
