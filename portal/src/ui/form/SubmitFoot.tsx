import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HintPanel } from '../feedback/HintPanel.tsx';

interface SubmitFootProps {
  /** A refusal that belongs to no field. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly note: ReactNode;
  /** The button's label. */
  readonly children: string;
}

/** The foot of a form's card: refusal, button, note. */
export function SubmitFoot({ problem, busy, disabled = false, note, children }: SubmitFootProps) {
  return (
    <>
      {problem === undefined ? null : (
        <Box role="alert" sx={{ mb: 3 }}>
          <HintPanel tone="danger" icon="octagon">
            {problem}
          </HintPanel>
        </Box>
      )}
      <Button type="submit" size="xlarge" fullWidth disabled={busy || disabled} aria-busy={busy}>
        {children}
      </Button>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 3 }}>
        {note}
      </Typography>
    </>
  );
}
