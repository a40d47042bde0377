import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HintPanel } from '../feedback/HintPanel.tsx';

interface SubmitFootProps {
  /** What was refused, where no field is to blame. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly note: ReactNode;
  /** The button's words. */
  readonly children: string;
}

/** How the card ends that a form is sent from: what was refused, the button, what to know of it. */
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
