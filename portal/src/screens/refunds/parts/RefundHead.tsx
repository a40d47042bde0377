import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { factOf } from '../../../domain/fact/factOf.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { ServiceNote } from '../../../domain/order/ServiceNote.tsx';
import { KindTag } from '../../../domain/status/KindTag.tsx';
import { refundStatus } from '../../../domain/status/statusTags.ts';
import { copy } from '../copy.ts';
import type { RefundDetail } from '../queries.ts';
import { outcomeOf } from '../rules.ts';

/** How much, how it stands, what becomes of it. */
export function RefundHead({ refund }: { readonly refund: RefundDetail }) {
  const { refundNo, status, amount } = refund;
  return (
    <CardFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography component="h2" variant="body1" color="textSecondary">
          {copy.amount}
        </Typography>
        <KindTag kind={refundStatus} value={status} fact={factOf('refund.state', refundNo)} />
      </Box>
      <MoneyText value={amount} size="heroAmount" fact={factOf('refund.amount', refundNo)} />
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        {status === RefundStatus.Failed ? (
          <HintPanel tone="danger" icon="octagon">
            {outcomeOf(refund)}
          </HintPanel>
        ) : (
          <Typography color="textSecondary">{outcomeOf(refund)}</Typography>
        )}
        {status === RefundStatus.InProgress ? <ServiceNote reason="refunding" /> : null}
      </Box>
    </CardFrame>
  );
}
