import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';
import { ContractList } from './ContractList.tsx';
import { clockText } from './clockText.ts';
import { useFaceAuth } from './useFaceAuth.ts';
import type { ContractEntry } from './contractEntry.ts';

interface ContractUpgradeDialogProps {
  readonly contracts: readonly ContractEntry[];
  readonly onSigned: () => void;
  readonly onClose: () => void;
}

/** The contract upgrade with its face authentication. 2 §4, §5 */
export function ContractUpgradeDialog({ contracts, onSigned, onClose }: ContractUpgradeDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const face = useFaceAuth({
    upContract: { noFaceContractList: [], faceContractList: [...contracts] },
    onSigned,
    onFailed: () => setLeaving(true),
  });
  const waiting = face.phase === 'waiting' || face.phase === 'saving';
  return (
    <DialogFrame
      title={copy.upgradeTitle}
      onClose={onClose}
      leaving={leaving}
      closable={!waiting}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" disabled={face.phase === 'saving'} onClick={leave}>
            {copy.cancel}
          </Button>
          <Button
            size="large"
            loading={face.phase === 'starting' || face.phase === 'saving'}
            onClick={() => void face.start()}
          >
            {waiting ? copy.restart : copy.start}
          </Button>
        </>
      )}
    >
      <Typography>{copy.upgradeMessage}</Typography>
      <ContractList contracts={contracts} />
      <HintPanel tone={waiting ? 'info' : 'warning'} icon="clock">
        {copy.timeLimit}
        {waiting ? (
          <Box role="timer" sx={{ fontWeight: 600 }}>
            {copy.waiting} · {copy.timeLeft(clockText(face.secondsLeft))}
          </Box>
        ) : null}
      </HintPanel>
    </DialogFrame>
  );
}
