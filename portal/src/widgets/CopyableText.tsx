import { CopyButton } from './CopyButton.tsx';

interface CopyableNumberProps {
  /** What is copied. */
  readonly value: string;
  /** What the number is, for the copy button's name. */
  readonly label: string;
  /** What is read, where that is not what is copied: 1,234.50 for 1234.5. */
  readonly shown?: string | undefined;
}

/** A reference number with its copy button. look.md "Habits" */
export const CopyableNumber = ({ value, label, shown = value }: CopyableNumberProps) => (
  <span style={besideStyle}>
    {shown}
    <CopyButton value={value} label={label} />
  </span>
);

const besideStyle = { display: 'inline-flex', alignItems: 'center', gap: 4 } as const;
