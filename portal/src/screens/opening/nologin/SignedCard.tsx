import Box from '@mui/material/Box';
import type { Outputs } from '#generated/provisional/io.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ResultHead } from '../result/ResultHead.tsx';
import { linkCopy as copy } from './copy.ts';

interface SignedCardProps {
  readonly company: string;
  readonly signed: Outputs['signByLink'];
}

/** The signed contracts with their numbers. */
export function SignedCard({ company, signed: { contracts } }: SignedCardProps) {
  const { title, text, at } = copy.signed;
  return (
    <CardFrame>
      <ResultHead state="success" title={title} text={text} />
      <Box sx={{ mt: 4 }}>
        <DetailRows
          rows={[
            [copy.facts.company, company],
            ...contracts.map(({ contractName, contractNo }) => [contractName, contractNo] as const),
            [at, contracts[0]?.signedAt],
          ]}
        />
      </Box>
    </CardFrame>
  );
}
