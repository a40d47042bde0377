import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { guidanceCopy } from '#portal/domain/funds/guidanceCopy.ts';
import { useSignGuidance } from '#portal/domain/funds/useSignGuidance.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { StepList } from '#portal/ui/list/StepList.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';

const { withdrawal: words } = copy;

interface GuidanceCardProps {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
}

/** Guidance on withdrawals. After confirming it, the user does not see it again, neither here nor on the home page. 2 §7 */
export function GuidanceCard({ productCode, account }: GuidanceCardProps) {
  const sign = useSignGuidance(productCode, account.accountNo);
  const [signing, setSigning] = useState(false);
  const confirmRead = async () => {
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
        <Button size="large" disabled={signing} onClick={() => void confirmRead()}>
          {words.read}
        </Button>
      </Box>
    </CardFrame>
  );
}
