import type { Product } from '../../products/product.ts';
import { MoneyText } from '../../widgets/MoneyText.tsx';
import { OrderLink } from '../../widgets/order/OrderLink.tsx';
import { KindTag } from '../../widgets/status/KindTag.tsx';
import { paymentStatus } from '../../widgets/status/looks.ts';
import type { Column } from '../../widgets/table/column.ts';
import { DateTimeCell } from '../../widgets/table/DateTimeCell.tsx';
import { CopyableText } from '../../widgets/CopyableText.tsx';
import { TwoLines } from '../../widgets/table/TwoLines.tsx';
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
  { key: 'paidAt', title: fields.paidAt, render: (row) => <DateTimeCell value={row.paidAt} /> },
  { key: 'finishedAt', title: fields.finishedAt, render: (row) => <DateTimeCell value={row.finishedAt} /> },
  { key: 'jdpin', title: fields.jdpin, render: (row) => row.jdpin },
  {
    key: 'amount',
    title: fields.payAmount,
    align: 'right',
    render: (row) => <MoneyText value={row.amount} />,
  },
  {
    key: 'status',
    title: fields.payment,
    render: (row) => (
      <TwoLines below={row.failReason}>
        <KindTag kind={paymentStatus} value={row.status} />
      </TwoLines>
    ),
  },
];
