import Box from '@mui/material/Box';
import { CopyButton } from '../CopyButton.tsx';

interface NumberCellProps {
  readonly value: string;
  /** What the number is, for the copy button's name. */
  readonly label: string;
}

/** A reference number with its copy button. look.md "Habits" */
export function NumberCell({ value, label }: NumberCellProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {value}
      <CopyButton value={value} label={label} />
    </Box>
  );
}
