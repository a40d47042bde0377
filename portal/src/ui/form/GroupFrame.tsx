import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';

interface GroupFrameProps {
  readonly noteId: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly role?: 'radiogroup' | 'group';
  /** A title above already shows it: the label is for screen readers only. */
  readonly titled?: boolean | undefined;
  /** Right of the legend: the source of the value. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** Several controls under one legend, with the problem or the hint below. */
export function GroupFrame({ noteId, label, hint, problem, role, titled, mark, children }: GroupFrameProps) {
  return (
    <FormControl
      component="fieldset"
      role={role}
      aria-label={label}
      aria-describedby={problem === undefined && hint === undefined ? undefined : noteId}
      error={problem !== undefined}
      fullWidth
    >
      {titled === true ? null : <FormLabel component="legend">{label}</FormLabel>}
      {mark}
      {children}
      <FieldNote id={noteId} problem={problem} hint={hint} />
    </FormControl>
  );
}
