import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RefundTargetLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { refundStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { paths } from '#portal/paths.ts';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { OrderDetail } from '../rules.ts';

/** Refunds of the order as the provider sorts them, each with a link. */
export function OrderRefunds({ refunds }: Pick<OrderDetail, 'refunds'>) {
  return (
    <CardFrame
      title={copy.refunds.title}
      isEmpty={refunds.length === 0}
      empty={<EmptyLine text={copy.refunds.none} />}
    >
      <ul>
        {refunds.map((refund) => (
          <Refund key={refund.refundNo} refund={refund} />
        ))}
      </ul>
    </CardFrame>
  );
}

function Refund({ refund }: { readonly refund: OrderDetail['refunds'][number] }) {
  const { refundNo, status, amount, target, appliedAt } = refund;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 4,
        py: 2,
        '& + &': { borderTop: (theme) => `1px solid ${theme.palette.hairline}` },
      }}
    >
      <LinkedText className="link" to={paths.refundDetail({ refundNo })}>
        {refundNo}
      </LinkedText>
      <Box sx={{ textAlign: 'right' }}>
        <MoneyText value={amount} symbol fact={factOf('refund.amount', refundNo)} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {RefundTargetLabel[target]} ·{' '}
        <Figures of={[[appliedAt, factOf('refund.appliedAt', refundNo)]]}>
          {copy.refunds.appliedAt(appliedAt)}
        </Figures>
      </Typography>
      <StatusValueTag kind={refundStatus} value={status} fact={factOf('refund.state', refundNo)} />
    </Box>
  );
}
