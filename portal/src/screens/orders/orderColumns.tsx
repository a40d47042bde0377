import { AccountName } from '../../domain/accounts/AccountName.tsx';
import { factOf } from '../../domain/fact/factOf.ts';
import { afterSale, orderReceipt } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import type { Product } from '../../products/product.ts';
import { RowAction } from '../../ui/button/RowAction.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DateTimeCell } from '../../ui/table/DateTimeCell.tsx';
import { MoneyCell } from '../../ui/table/MoneyCell.tsx';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { copy } from './copy.ts';
import { PaymentOrBill } from './parts/PaymentOrBill.tsx';
import type { Order } from './rules.ts';

export type OrderColumn =
  | 'order'
  | 'orderedAt'
  | 'jdpin'
  | 'supplier'
  | 'amount'
  | 'refunded'
  | 'receipt'
  | 'afterSale'
  | 'bill';

const { fields } = copy;

const columns = (product: Product): Readonly<Record<OrderColumn, Omit<Column<Order>, 'key'>>> => ({
  order: {
    title: fields.orderNo,
    render: (row) => (
      <TwoLines below={row.goods}>
        <CopyableText value={row.orderNo} label={fields.orderNo} />
      </TwoLines>
    ),
  },
  orderedAt: {
    title: fields.orderedAt,
    sort: 'orderedAt',
    render: (row) => <DateTimeCell value={row.orderedAt} />,
  },
  jdpin: { title: fields.jdpin, render: (row) => <AccountName account={row} /> },
  supplier: { title: fields.supplier, render: (row) => row.supplierName ?? fields.selfOperated },
  amount: {
    title: fields.amount,
    align: 'right',
    sort: 'amount',
    render: (row) => <MoneyCell value={row.amount} fact={factOf('order.amount', row.orderNo)} />,
  },
  refunded: {
    title: fields.refunded,
    sort: 'refundedAmount',
    align: 'right',
    render: (row) => <MoneyCell value={row.refundedAmount} fact={factOf('order.refunded', row.orderNo)} />,
  },
  receipt: {
    title: fields.receipt,
    render: (row) => (
      <StatusValueTag kind={orderReceipt} value={row.receipt} fact={factOf('order.receipt', row.orderNo)} />
    ),
  },
  afterSale: {
    title: fields.afterSale,
    render: (row) => (
      <StatusValueTag kind={afterSale} value={row.afterSale} fact={factOf('order.afterSale', row.orderNo)} />
    ),
  },
  bill: { title: fields.paymentAndBill, render: (row) => <PaymentOrBill order={row} product={product} /> },
});

/** The columns of a list of orders, with the link to the drawer at the end. */
export function orderColumns(
  product: Product,
  names: readonly OrderColumn[],
  onOpen: (order: Order) => void,
): Column<Order>[] {
  const allColumns = columns(product);
  return [
    ...names.map((key) => ({ key, ...allColumns[key] })),
    {
      key: 'action',
      title: fields.action,
      actions: true,
      align: 'right',
      render: (row) => (
        <RowAction name={copy.openOf(row.orderNo)} onClick={() => onOpen(row)}>
          {copy.open}
        </RowAction>
      ),
    },
  ];
}
