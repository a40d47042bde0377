import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { ServiceNote } from '#portal/domain/order/ServiceNote.tsx';
import { refundStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { RefundDetail } from '../queries.ts';
import { outcomeOf } from '../rules.ts';

/** Head of a refund: amount, state, and where the money goes. */
export function RefundHead({ refund }: { readonly refund: RefundDetail }) {
  const { refundNo, status, amount } = refund;
  return (
    <CardFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography component="h2" variant="body1" color="textSecondary">
          {copy.amount}
        </Typography>
        <StatusValueTag kind={refundStatus} value={status} fact={factOf('refund.state', refundNo)} />
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
