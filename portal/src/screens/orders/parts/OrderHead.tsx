import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { ServiceNote } from '#portal/domain/order/ServiceNote.tsx';
import { afterSale, orderReceipt, paymentStatus, refundStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { CopyButton } from '#portal/ui/text/CopyButton.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { serviceReasons, type OrderDetail } from '../rules.ts';

/** Head of an order: goods, states, and amounts. */
export function OrderHead({ order }: { readonly order: OrderDetail }) {
  const { fields } = copy;
  return (
    <CardFrame>
      <Typography component="h2" variant="cardTitle">
        {order.goods}
        <Typography component="span" color="textSecondary" sx={{ ml: 2 }}>
          {copy.quantity(order.quantity)}
        </Typography>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <span>
          {fields.orderNo} {order.orderNo}
        </span>
        <CopyButton value={order.orderNo} label={fields.orderNo} />
      </Box>
      <StateTags order={order} />
      <Stack sx={{ gap: 2, mt: 3, '&:empty': { display: 'none' } }}>
        {serviceReasons(order).map((reason) => (
          <ServiceNote key={reason} reason={reason} />
        ))}
      </Stack>
      <Amounts order={order} />
    </CardFrame>
  );
}

function StateTags({ order }: { readonly order: OrderDetail }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      <StatusValueTag
        kind={orderReceipt}
        value={order.receipt}
        fact={factOf('order.receipt', order.orderNo)}
      />
      <StatusValueTag
        kind={paymentStatus}
        value={order.paymentStatus}
        fact={factOf('order.payment', order.orderNo)}
      />
      <StatusValueTag
        kind={afterSale}
        value={order.afterSale}
        fact={factOf('order.afterSale', order.orderNo)}
      />
      {order.refundStatus === undefined ? null : (
        <StatusValueTag kind={refundStatus} value={order.refundStatus} />
      )}
    </Box>
  );
}

function Amounts({ order }: { readonly order: OrderDetail }) {
  const { amounts } = copy;
  const figures = [
    [amounts.amount, order.amount, 'order.amount'],
    [amounts.refunded, order.refundedAmount, 'order.refunded'],
    ...(order.loan
      ? ([
          [amounts.principal, order.loan.principal, 'order.principal'],
          [amounts.owed, order.loan.owed, 'order.owed'],
        ] as const)
      : []),
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        mt: 4,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {figures.map(([label, value, name]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <dd>
            <MoneyText value={value} size="amount" fact={factOf(name, order.orderNo)} />
          </dd>
        </div>
      ))}
    </Box>
  );
}
