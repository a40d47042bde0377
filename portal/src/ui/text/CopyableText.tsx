import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';

interface CopyableTextProps {
  /** Copied text. */
  readonly value: string;
  /** Names the value for the copy button: 账号. */
  readonly label: string;
  /** Shown text where it differs from the copied one: 1,234.50 for 1234.5. */
  readonly shown?: ReactNode;
}

/** A reference number or another text with a copy button. docs/design/look.md "Habits" */
export const CopyableText = ({ value, label, shown = value }: CopyableTextProps) => (
  <span style={besideStyle}>
    {shown}
    <CopyButton value={value} label={label} />
  </span>
);

const besideStyle = { display: 'inline-flex', alignItems: 'center', gap: 4 } as const;
