import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Cycle } from '#generated/shared/enums/Cycle.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import { formatAmount } from '#portal/format/money.ts';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { copy } from '../copy.ts';
import { useViewer } from '../useViewer.ts';
import { useWelcomed } from '../useWelcomed.ts';

interface WelcomeDialogProps {
  readonly creditLimit: number | undefined;
  readonly cycle: Cycle | undefined;
  readonly onClose: () => void;
}

/** Welcome at the first visit after the opening. 2 §4 */
export function WelcomeDialog({ creditLimit, cycle, onClose }: WelcomeDialogProps) {
  const { name } = useViewer().product;
  useWelcomed();
  return (
    <DialogFrame
      title={copy.popup.welcomeTitle(name)}
      onClose={onClose}
      actions={(leave) => (
        <Button size="large" onClick={leave}>
          {copy.popup.welcomeButton}
        </Button>
      )}
    >
      <Typography>{copy.popup.welcomeMessage(name)}</Typography>
      {creditLimit === undefined ? null : (
        <Typography variant="cardTitle" component="p" sx={{ mt: 3 }}>
          {copy.popup.welcomeLimit(formatAmount(creditLimit))}
        </Typography>
      )}
      {cycle === undefined ? null : (
        <Typography color="textSecondary">{copy.popup.welcomeCycle(CycleLabel[cycle])}</Typography>
      )}
    </DialogFrame>
  );
}
