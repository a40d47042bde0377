import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ContractPreviewDialog } from '#portal/domain/contract/ContractPreviewDialog.tsx';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame, type CardQuery } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { nameOf } from './agreed.ts';
import { signCopy } from './copy.ts';
import type { ContractOf } from './templates.ts';

interface ContractsCardProps {
  readonly productCode: ProductCode;
  /** Query of the contracts, if they may still be loading. */
  readonly query?: CardQuery | undefined;
  readonly contracts: readonly ContractOf[];
  /** Names of the contracts that were read and agreed to. */
  readonly agreed: readonly string[];
  readonly onAgree: (contract: ContractOf) => void;
}

/** The contracts. The user must read each one before agreeing to it. spec 2 §4 */
export function ContractsCard({ productCode, query, contracts, agreed, onAgree }: ContractsCardProps) {
  const [reading, setReading] = useState<ContractOf>();
  const words = signCopy.contracts;
  return (
    <CardFrame title={words.title} query={query} skeleton={<SkeletonLines heights={[40, 40]} />}>
      <Typography variant="caption" component="p" color="textSecondary">
        {words.note}
      </Typography>
      <ul>
        {contracts.map((contract) => (
          <Box component="li" key={nameOf(contract)} sx={rowStyle}>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {contract.contractName}
            </Box>
            {contract.signedAt !== undefined ? (
              <StatusTag tone="success" icon="check">
                {words.signed}
              </StatusTag>
            ) : agreed.includes(nameOf(contract)) ? (
              <StatusTag tone="success" icon="check">
                {words.agreed}
              </StatusTag>
            ) : (
              <StatusTag>{words.toRead}</StatusTag>
            )}
            <Button
              variant="link"
              aria-label={words.readOf(contract.contractName)}
              onClick={() => setReading(contract)}
            >
              {words.read}
            </Button>
          </Box>
        ))}
      </ul>
      {reading === undefined ? null : (
        <ContractPreviewDialog
          productCode={productCode}
          contract={reading}
          position={words.position(contracts.indexOf(reading) + 1, contracts.length)}
          onAgree={() => onAgree(reading)}
          onClose={() => setReading(undefined)}
        />
      )}
    </CardFrame>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 2,
  '& + &': { borderTop: '1px solid', borderColor: 'hairline' },
} as const;
