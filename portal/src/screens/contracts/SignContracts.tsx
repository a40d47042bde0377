import { lazy, Suspense, useState } from 'react';
import type { ContractEntry } from '../../domain/contract/contractEntry.ts';
import type { ServiceContract } from './queries.ts';

const ContractSignDialog = lazy(() =>
  import('../../domain/contract/ContractSignDialog.tsx').then((module) => ({
    default: module.ContractSignDialog,
  })),
);
const ContractUpgradeDialog = lazy(() =>
  import('../../domain/contract/ContractUpgradeDialog.tsx').then((module) => ({
    default: module.ContractUpgradeDialog,
  })),
);

interface SignContractsProps {
  readonly contracts: readonly ServiceContract[];
  readonly onEnd: () => void;
}

const entryOf = ({
  contractName,
  templateNo,
  templateVersion,
  contractType,
  signContractType,
  needFace,
}: ServiceContract): ContractEntry => ({
  contractName,
  templateNo,
  templateVersion,
  contractType,
  signContractType,
  needFace,
  noFace: !needFace,
});

/** Signs the chosen contracts: first those without a face check, then the others, unless the user has cancelled. */
export function SignContracts({ contracts, onEnd }: SignContractsProps) {
  // Fixed at the start, since signed contracts leave the list behind the dialog.
  const [entries] = useState(() => contracts.map(entryOf));
  const plain = entries.filter(({ needFace }) => !needFace);
  const byFace = entries.filter(({ needFace }) => needFace);
  const [signed, setSigned] = useState(false);
  const [step, setStep] = useState<'plain' | 'face'>(plain.length > 0 ? 'plain' : 'face');
  return (
    <Suspense fallback={null}>
      {step === 'plain' ? (
        <ContractSignDialog
          contracts={plain}
          onSigned={() => setSigned(true)}
          onClose={() => (signed && byFace.length > 0 ? setStep('face') : onEnd())}
        />
      ) : (
        <ContractUpgradeDialog contracts={byFace} onSigned={onEnd} onClose={onEnd} />
      )}
    </Suspense>
  );
}
