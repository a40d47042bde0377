import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useProduct } from '../../session/useProduct.ts';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { copy } from './copy.ts';
import type { Trial } from './rules.ts';

const ContractPreviewDialog = lazy(() =>
  import('../../domain/contract/ContractPreviewDialog.tsx').then((module) => ({
    default: module.ContractPreviewDialog,
  })),
);

/** Gets the focus while it is not agreed to. */
export const AGREEMENT_ID = 'instalment-agreement';

interface AgreementProps {
  readonly contract: Trial['contract'];
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly wrong: boolean;
}

/** Ticking it opens the text first; only who has read it to the end has agreed. */
export function Agreement({ contract, agreed, onAgree, wrong }: AgreementProps) {
  const { code } = useProduct();
  const [reading, setReading] = useState(false);
  const name = copy.confirm.contract(contract.contractName);
  return (
    <Box sx={{ my: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box
          component="input"
          type="checkbox"
          id={AGREEMENT_ID}
          checked={agreed}
          aria-invalid={wrong}
          aria-describedby={`${AGREEMENT_ID}-error`}
          onChange={(event) => (event.target.checked ? setReading(true) : onAgree(false))}
          sx={{ width: 16, height: 16, m: 0, accentColor: (theme) => theme.palette.primary.main }}
        />
        <label htmlFor={AGREEMENT_ID}>{copy.confirm.agree}</label>
        <Button variant="link" onClick={() => setReading(true)}>
          {name}
        </Button>
      </Box>
      <div id={`${AGREEMENT_ID}-error`}>
        {wrong ? <FieldError>{copy.confirm.needAgree}</FieldError> : null}
      </div>
      {reading ? (
        <Suspense fallback={null}>
          <ContractPreviewDialog
            productCode={code}
            contract={contract}
            onAgree={() => onAgree(true)}
            onClose={() => setReading(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
