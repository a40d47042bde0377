import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { guidanceCopy } from '../../../domain/funds/guidanceCopy.ts';
import type { FundAccountDetail } from '../../../domain/funds/choice.ts';
import { useSignGuidance } from '../../../domain/funds/useSignGuidance.ts';
import type { ProductCode } from '../../../products/product.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { copy } from '../copy.ts';
import { StepList } from '../../../ui/list/StepList.tsx';
import { Words } from '../../../ui/text/Words.tsx';

const { withdrawal: words } = copy;

interface GuidanceCardProps {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
}

/** How a transfer out goes; once read it is not shown again, here or on home. 2 §7 */
export function GuidanceCard({ productCode, account }: GuidanceCardProps) {
  const sign = useSignGuidance(productCode, account.accountNo);
  const [signing, setSigning] = useState(false);
  const read = async () => {
    setSigning(true);
    await sign();
    setSigning(false);
  };
  return (
    <CardFrame title={words.guidance} sx={{ maxWidth: 760 }}>
      <StepList steps={words.guidanceSteps} />
      <Typography color="textSecondary" sx={{ mt: 4 }}>
        <Words>{guidanceCopy.note}</Words>
      </Typography>
      <Box sx={{ mt: 4 }}>
        <Button size="large" disabled={signing} onClick={() => void read()}>
          {words.read}
        </Button>
      </Box>
    </CardFrame>
  );
}
