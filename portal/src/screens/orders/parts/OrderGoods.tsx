import Box from '@mui/material/Box';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { formatAmount } from '#portal/format/money.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import type { OrderDetail } from '../rules.ts';

/** The order's items with their prices, and the total. */
export function OrderGoods({ order }: { readonly order: OrderDetail }) {
  return (
    <CardFrame title={copy.goods.title}>
      <Box component="ul" sx={{ mb: 3 }}>
        {order.items.map(({ name, quantity, price }) => (
          <Box component="li" key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, py: '6px' }}>
            <Box component="span" sx={{ flex: 1, minWidth: 120 }}>
              {name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {copy.goods.line(formatAmount(price), quantity)}
            </Box>
          </Box>
        ))}
      </Box>
      <TotalLine label={copy.amounts.amount}>
        <MoneyText value={order.amount} fact={factOf('order.amount', order.orderNo)} />
      </TotalLine>
    </CardFrame>
  );
}
