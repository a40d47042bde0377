import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';

interface FieldFrameProps {
  readonly id: string;
  readonly noteId: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  /** Width in px, enough for the value. */
  readonly width?: number | undefined;
  /** Right of the label: the source of the value. docs/design/look.md rule 15 */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A label, its control, and below it the problem or the hint. docs/design/look.md "Habits" */
export function FieldFrame({ id, noteId, label, hint, problem, width, mark, children }: FieldFrameProps) {
  return (
    <FormControl error={problem !== undefined} fullWidth>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        {mark}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, maxWidth: width }}>{children}</Box>
      <FieldNote id={noteId} problem={problem} hint={hint} />
    </FormControl>
  );
}
