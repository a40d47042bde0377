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
  /** A title above says it already: the label is only spoken. */
  readonly titled?: boolean | undefined;
  /** Right of the legend: where the value came from. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** Several controls under one legend, with what is wrong or what helps below. */
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
