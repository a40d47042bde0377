import Typography from '@mui/material/Typography';
import { unbroken } from '../text/unbroken.tsx';
import { FieldError } from './FieldError.tsx';

interface FieldNoteProps {
  readonly id: string;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
}

/** Below a field: its problem, else its hint. */
export function FieldNote({ id, problem, hint }: FieldNoteProps) {
  if (problem !== undefined) return <FieldError id={id}>{problem}</FieldError>;
  if (hint === undefined) return null;
  return (
    <Typography id={id} variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
      {unbroken(hint)}
    </Typography>
  );
}
