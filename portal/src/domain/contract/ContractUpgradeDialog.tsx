import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { clockText } from './clockText.ts';
import type { ContractEntry } from './contractEntry.ts';
import { ContractList } from './ContractList.tsx';
import { copy } from './copy.ts';
import { useFaceAuth } from './useFaceAuth.ts';

interface ContractUpgradeDialogProps {
  readonly contracts: readonly ContractEntry[];
  readonly onSigned: () => void;
  readonly onClose: () => void;
}

/** The contract upgrade with its face authentication; a failed attempt can be repeated with one click. 2 §4, §5 */
export function ContractUpgradeDialog(props: ContractUpgradeDialogProps) {
  const [failure, setFailure] = useState<string>();
  const retry = useRef(false);
  if (failure === undefined) return <Attempt {...props} onFailed={setFailure} />;
  return (
    <ConfirmDialog
      title={copy.failedTitle}
      message={failure}
      sureText={copy.restart}
      isShowCancelBtn
      onAnswer={(answer) => {
        retry.current = answer === 'sure';
      }}
      onRemoved={() => (retry.current ? setFailure(undefined) : props.onClose())}
    />
  );
}

interface AttemptProps extends ContractUpgradeDialogProps {
  readonly onFailed: (reason: string) => void;
}

function Attempt({ contracts, onSigned, onClose, onFailed }: AttemptProps) {
  const [reason, setReason] = useState<string>();
  const face = useFaceAuth({
    upContract: { noFaceContractList: [], faceContractList: [...contracts] },
    onSigned,
    onFailed: setReason,
  });
  const waiting = face.phase === 'waiting' || face.phase === 'saving';
  return (
    <DialogFrame
      title={copy.upgradeTitle}
      onClose={() => (reason === undefined ? onClose() : onFailed(reason))}
      leaving={reason !== undefined}
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
