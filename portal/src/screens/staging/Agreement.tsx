import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useProduct } from '../../session/useProduct.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { copy } from './copy.ts';
import type { InstalmentSent } from './form.ts';
import type { Trial } from './rules.ts';

const ContractPreviewDialog = lazy(() =>
  import('../../domain/contract/ContractPreviewDialog.tsx').then((module) => ({
    default: module.ContractPreviewDialog,
  })),
);

interface AgreementProps {
  readonly control: Control<InstalmentSent, unknown, InstalmentSent>;
  readonly contract: Trial['contract'];
  readonly onAgree: () => void;
}

/** A checkbox that agrees to the contract. Ticking it opens the contract, which must be read to the end to agree. */
export function Agreement({ control, contract, onAgree }: AgreementProps) {
  const { code } = useProduct();
  const [reading, setReading] = useState(false);
  /** Returns false: the box stays unticked until the user has read the contract. */
  const openContract = () => {
    setReading(true);
    return false;
  };
  return (
    <>
      <CheckboxField
        control={control}
        name="agreed"
        label={copy.confirm.agree}
        onTick={openContract}
        beside={
          <Button variant="link" onClick={openContract}>
            {copy.confirm.contract(contract.contractName)}
          </Button>
        }
      />
      {reading ? (
        <Suspense fallback={null}>
          <ContractPreviewDialog
            productCode={code}
            contract={contract}
            onAgree={onAgree}
            onClose={() => setReading(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
