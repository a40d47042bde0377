import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';

interface GroupFrameProps {
  readonly noteId: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** Several controls under one legend, with what is wrong or what helps below. */
export function GroupFrame({ noteId, label, hint, problem, children }: GroupFrameProps) {
  return (
    <FormControl
      component="fieldset"
      error={problem !== undefined}
      aria-describedby={problem === undefined && hint === undefined ? undefined : noteId}
      fullWidth
    >
      <FormLabel component="legend">{label}</FormLabel>
      {children}
      <FieldNote id={noteId} problem={problem} hint={hint} />
    </FormControl>
  );
}
