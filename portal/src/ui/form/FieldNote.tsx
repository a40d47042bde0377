import Typography from '@mui/material/Typography';
import { unbroken } from '../text/unbroken.tsx';
import { FieldError } from './FieldError.tsx';

interface FieldNoteProps {
  readonly id: string;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
}

/** Below a field: its problem, else its hint, at the same place, so that the form does not move. */
export function FieldNote({ id, problem, hint }: FieldNoteProps) {
  if (problem === undefined && hint === undefined) return null;
  return (
    <div style={noteStyle}>
      {problem === undefined ? (
        <Typography id={id} variant="caption" component="p" color="textSecondary">
          {unbroken(hint)}
        </Typography>
      ) : (
        <FieldError id={id}>{problem}</FieldError>
      )}
    </div>
  );
}

const noteStyle = { marginTop: 4 } as const;
