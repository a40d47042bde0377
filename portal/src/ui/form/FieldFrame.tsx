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
  /** Wide enough for what is written in it, in px. */
  readonly width?: number | undefined;
  /** Right of the label: where the value came from. docs/design/look.md rule 15 */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A label, its control below, and below that what is wrong or what helps. docs/design/look.md "Habits" */
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
