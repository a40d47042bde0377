import { AccountName } from '../../domain/accounts/AccountName.tsx';
import { OrderLink } from '../../domain/order/OrderLink.tsx';
import { paymentStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import type { Product } from '../../products/product.ts';
import type { Column } from '../../ui/table/column.ts';
import { DateTimeCell } from '../../ui/table/DateTimeCell.tsx';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import type { Payment } from './rules.ts';

const { fields } = copy;

export const paymentColumns = (product: Product): Column<Payment>[] => [
  {
    key: 'paymentNo',
    title: fields.paymentNo,
    render: (row) => <CopyableText value={row.paymentNo} label={fields.paymentNo} />,
  },
  {
    key: 'order',
    title: fields.orderNo,
    render: (row) => (
      <TwoLines below={row.goods}>
        <OrderLink orderNo={row.orderNo} product={product} />
      </TwoLines>
    ),
  },
  {
    key: 'paidAt',
    title: fields.paidAt,
    sort: 'paidAt',
    render: (row) => <DateTimeCell value={row.paidAt} />,
  },
  {
    key: 'finishedAt',
    title: fields.finishedAt,
    sort: 'finishedAt',
    render: (row) => <DateTimeCell value={row.finishedAt} />,
  },
  { key: 'jdpin', title: fields.jdpin, render: (row) => <AccountName account={row} /> },
  {
    key: 'amount',
    title: fields.payAmount,
    sort: 'amount',
    align: 'right',
    render: (row) => <MoneyText value={row.amount} />,
  },
  {
    key: 'status',
    title: fields.payment,
    render: (row) => (
      <TwoLines below={row.failReason}>
        <StatusValueTag kind={paymentStatus} value={row.status} />
      </TwoLines>
    ),
  },
];
