import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { words } from '#portal/copy/words.ts';
import { useIncrease } from '#portal/domain/quota/useIncrease.ts';
import { formatAmount } from '#portal/format/money.ts';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { copy } from '../copy.ts';
import { useViewer } from '../useViewer.ts';
import { useWelcomed } from '../useWelcomed.ts';

interface IncreaseDialogProps {
  readonly limit: number;
  readonly onClose: () => void;
}

/** The increase-limit pop-up of qualified mall products. 2 §4 */
export function IncreaseDialog({ limit, onClose }: IncreaseDialogProps) {
  const { increase } = useIncrease(useViewer());
  useWelcomed();
  return (
    <DialogFrame
      title={copy.popup.increaseTitle}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" onClick={leave}>
            {words.close}
          </Button>
          <Button size="large" onClick={() => void increase()}>
            {copy.popup.increaseButton}
          </Button>
        </>
      )}
    >
      <Typography>{copy.popup.increaseMessage(formatAmount(limit))}</Typography>
    </DialogFrame>
  );
}
