import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';

interface CopyableTextProps {
  /** What is copied. */
  readonly value: string;
  /** What it is, for the copy button's name: 账号. */
  readonly label: string;
  /** What is read, where that is not what is copied: 1,234.50 for 1234.5. */
  readonly shown?: ReactNode;
}

/** A reference number, or another text to be copied, with its copy button. docs/design/look.md "Habits" */
export const CopyableText = ({ value, label, shown = value }: CopyableTextProps) => (
  <span style={besideStyle}>
    {shown}
    <CopyButton value={value} label={label} />
  </span>
);

const besideStyle = { display: 'inline-flex', alignItems: 'center', gap: 4 } as const;
