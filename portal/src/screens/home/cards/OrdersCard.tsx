import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { orderReceipt } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { dayOf } from '#portal/format/date.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { PagedTable } from '#portal/ui/table/PagedTable.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { ordersQuery } from '../queries.ts';
import { useViewer } from '../useViewer.ts';

type OrderRow = Outputs['queryOrderPage']['list'][number];

/** Number of orders on the card. */
const SHOWN = 5;

const words = copy.orders;

/** The last orders, each with a link, and a link to all. */
export function OrdersCard() {
  const { product } = useViewer();
  const { orders } = bookPagesOf(product);
  const query = useQuery(ordersQuery(product.code));
  return (
    <CardFrame title={words.title} actions={<CardLink to={orders()}>{words.all}</CardLink>}>
      <PagedTable<OrderRow>
        caption={words.caption}
        columns={columns}
        rows={query.data?.list.slice(0, SHOWN) ?? []}
        rowKey={({ orderNo }) => orderNo}
        narrow={(row) => <OrderEntry row={row} />}
        beside
        query={query}
        onPage={() => undefined}
      />
    </CardFrame>
  );
}

/** Links to the order's page, or to the list with its drawer. */
function OrderLink({ orderNo }: Pick<OrderRow, 'orderNo'>) {
  const { orderDetail, orders } = bookPagesOf(useViewer().product);
  return <CardLink to={(orderDetail ?? orders)({ orderNo })}>{orderNo}</CardLink>;
}

const goodsText = ({ goods, quantity }: OrderRow): string => words.quantity(goods, quantity);

const columns: readonly Column<OrderRow>[] = [
  { key: 'order', title: words.order, render: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  { key: 'goods', title: words.goods, render: goodsText },
  { key: 'orderedAt', title: words.orderedAt, render: ({ orderedAt }) => dayOf(orderedAt) },
  {
    key: 'receipt',
    title: words.receipt,
    render: ({ receipt, orderNo }) => (
      <StatusValueTag kind={orderReceipt} value={receipt} fact={factOf('order.receipt', orderNo)} />
    ),
  },
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    pinned: true,
    render: ({ amount, orderNo }) => <MoneyText value={amount} fact={factOf('order.amount', orderNo)} />,
  },
];

/** An order as a list entry, for narrow screens. docs/design/look.md rule 8 */
const OrderEntry = ({ row }: { readonly row: OrderRow }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px' }}>
    <Typography variant="strong" component="span" noWrap>
      {goodsText(row)}
    </Typography>
    <MoneyText
      value={row.amount}
      symbol
      fact={factOf('order.amount', row.orderNo)}
      sx={{ textAlign: 'right' }}
    />
    <OrderLink orderNo={row.orderNo} />
    <Box sx={{ textAlign: 'right' }}>
      <StatusValueTag kind={orderReceipt} value={row.receipt} fact={factOf('order.receipt', row.orderNo)} />
    </Box>
    <Typography variant="caption" color="textSecondary">
      {dayOf(row.orderedAt)}
    </Typography>
  </Box>
);
