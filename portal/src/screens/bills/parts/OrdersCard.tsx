import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { OrderLink } from '#portal/domain/order/OrderLink.tsx';
import { loanStatus, orderReceipt } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { formatAmount } from '#portal/format/money.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { Fact } from '#portal/ui/fact/Fact.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PagedTable } from '#portal/ui/table/PagedTable.tsx';
import { usePageRequest } from '#portal/ui/table/usePageRequest.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { billOrdersQuery } from '../queries.ts';
import type { BillOrder } from '../types.ts';

const words = copy.orders;

const columns: readonly Column<BillOrder>[] = [
  { key: 'orderNo', title: words.orderNo, render: (row) => <ProductOrder orderNo={row.orderNo} /> },
  { key: 'goods', title: words.goods, render: (row) => row.goods },
  {
    key: 'orderedAt',
    title: words.orderedAt,
    render: (row) => <Fact of={factOf('order.orderedAt', row.orderNo)}>{row.orderedAt}</Fact>,
  },
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    render: (row) => <MoneyText value={row.amount} fact={factOf('order.amount', row.orderNo)} />,
  },
  {
    key: 'refunded',
    title: words.refunded,
    align: 'right',
    render: (row) => <MoneyCell value={row.refundedAmount} fact={factOf('order.refunded', row.orderNo)} />,
  },
  {
    key: 'receipt',
    title: words.receipt,
    render: (row) => (
      <StatusValueTag kind={orderReceipt} value={row.receipt} fact={factOf('order.receipt', row.orderNo)} />
    ),
  },
  {
    key: 'loanStatus',
    title: words.loanStatus,
    render: (row) =>
      row.loanStatus ? (
        <StatusValueTag kind={loanStatus} value={row.loanStatus} fact={factOf('order.loan', row.orderNo)} />
      ) : (
        '-'
      ),
  },
];

/** The orders of the bill. */
export function OrdersCard({ billNo }: { readonly billNo: string }) {
  const [page, goTo] = usePageRequest('billOrders');
  const orders = useQuery(billOrdersQuery(useProduct().code, billNo, page));
  return (
    <CardFrame title={copy.detail.orders}>
      <PagedTable
        caption={copy.detail.orders}
        columns={columns}
        rows={orders.data?.list ?? []}
        rowKey={(row) => row.orderNo}
        narrow={(row) => <OrderEntry row={row} />}
        query={orders}
        pagination={orders.data}
        onPage={goTo}
      />
      {orders.data ? (
        <Typography component="p" color="textSecondary" sx={{ mt: 3, textAlign: 'right' }}>
          {words.sum(formatAmount(orders.data.sumAmount), formatAmount(orders.data.sumRefunded))}
        </Typography>
      ) : null}
    </CardFrame>
  );
}

/** Link to the order's page of the current product. */
function ProductOrder({ orderNo }: { readonly orderNo: string }) {
  return <OrderLink orderNo={orderNo} product={useProduct()} />;
}

function OrderEntry({ row }: { readonly row: BillOrder }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        {row.goods}
        <small className="below">
          <ProductOrder orderNo={row.orderNo} />
        </small>
        <small className="below">{row.orderedAt}</small>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <MoneyText
          value={row.amount}
          symbol
          fact={factOf('order.amount', row.orderNo)}
          sx={{ fontWeight: 600 }}
        />
        <Box sx={{ mt: 1 }}>
          <StatusValueTag
            kind={orderReceipt}
            value={row.receipt}
            fact={factOf('order.receipt', row.orderNo)}
          />
        </Box>
      </Box>
    </Box>
  );
}
