import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useProduct } from '../../session/useProduct.ts';
import type { ContractEntry } from './contractEntry.ts';
import { copy } from './copy.ts';

const ContractPreviewDialog = lazy(() =>
  import('./ContractPreviewDialog.tsx').then((module) => ({
    default: module.ContractPreviewDialog,
  })),
);

interface ContractListProps {
  readonly contracts: readonly ContractEntry[];
}

/** The names of the contracts; each opens its preview. 2 §2.5 */
export function ContractList({ contracts }: ContractListProps) {
  const product = useProduct();
  const [previewed, setPreviewed] = useState<number>();
  const contract = previewed === undefined ? undefined : contracts[previewed];
  return (
    <Box component="ul" sx={{ my: 3 }}>
      {contracts.map((entry, index) => (
        <li key={entry.templateNo}>
          <Button variant="link" onClick={() => setPreviewed(index)} sx={{ gap: 1, py: '5px' }}>
            <Icon name="contract" />
            {entry.contractName}
          </Button>
        </li>
      ))}
      {contract === undefined || previewed === undefined ? null : (
        <Suspense fallback={null}>
          <ContractPreviewDialog
            productCode={product.code}
            contract={contract}
            position={copy.position(previewed + 1, contracts.length)}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}
