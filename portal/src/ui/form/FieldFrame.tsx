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
      <div className="field-head">
        <FormLabel htmlFor={id}>{label}</FormLabel>
        {mark}
      </div>
      <div
        className="field-line"
        style={width === undefined ? undefined : { maxWidth: `min(${width}px, 100%)` }}
      >
        {children}
      </div>
      <FieldNote id={noteId} problem={problem} hint={hint} />
    </FormControl>
  );
}
