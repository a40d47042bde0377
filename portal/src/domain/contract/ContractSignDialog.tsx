import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { shake, SHAKE } from '../../ui/dialog/readGate.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { CheckBox } from '../../ui/form/CheckBox.tsx';
import type { ContractEntry } from './contractEntry.ts';
import { ContractList } from './ContractList.tsx';
import { copy } from './copy.ts';
import { useSign } from './useSign.ts';

interface ContractSignDialogProps {
  readonly contracts: readonly ContractEntry[];
  readonly onSigned?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The local sign dialog: contracts that need no face check. 2 §4, §5 */
export function ContractSignDialog({ contracts, onSigned, onClose }: ContractSignDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const [shaking, setShaking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { signing, sign } = useSign(contracts, () => {
    onSigned?.();
    setLeaving(true);
  });

  const submit = () => {
    if (agreed) return void sign();
    notify.warning(copy.needAgree);
    shake(setShaking);
  };

  return (
    <DialogFrame
      title={copy.signTitle}
      onClose={onClose}
      leaving={leaving}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" onClick={leave}>
            {copy.cancel}
          </Button>
          <Button size="large" loading={signing} onClick={submit}>
            {copy.submit}
          </Button>
        </>
      )}
    >
      <Typography>{copy.signMessage}</Typography>
      <Box className={shaking ? 'shaking' : undefined} sx={shakeStyles}>
        <FormControlLabel
          control={<CheckBox checked={agreed} onChange={setAgreed} />}
          label={copy.checkbox}
        />
      </Box>
      <ContractList contracts={contracts} />
    </DialogFrame>
  );
}

const shakeStyles = {
  mt: 3,
  '&.shaking': { animation: `agree-shake ${String(SHAKE)}ms ease-in-out` },
  '@keyframes agree-shake': {
    '0%, 100%': { transform: 'translateX(0)' },
    '20%, 60%': { transform: 'translateX(-6px)' },
    '40%, 80%': { transform: 'translateX(6px)' },
  },
};
