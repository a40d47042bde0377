import { RefundTargetLabel } from '#generated/shared/labels.ts';
import { AccountName } from '../../domain/accounts/AccountName.tsx';
import { factOf } from '../../domain/fact/factOf.ts';
import { OrderLink } from '../../domain/order/OrderLink.tsx';
import { refundStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import type { Product } from '../../products/product.ts';
import type { Column } from '../../ui/table/column.ts';
import { DateTimeCell } from '../../ui/table/DateTimeCell.tsx';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { RefundLink } from './parts/RefundLink.tsx';
import type { Refund } from './queries.ts';

const { fields } = copy;

export const refundColumns = (product: Product): Column<Refund>[] => [
  {
    key: 'refundNo',
    title: fields.refundNo,
    render: (row) => (
      <TwoLines below={row.goods}>
        <CopyableText value={row.refundNo} label={fields.refundNo} />
      </TwoLines>
    ),
  },
  {
    key: 'orderNo',
    title: fields.orderNo,
    render: (row) => <OrderLink orderNo={row.orderNo} product={product} />,
  },
  {
    key: 'appliedAt',
    title: fields.appliedAt,
    sort: 'appliedAt',
    render: (row) => <DateTimeCell value={row.appliedAt} />,
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
    title: fields.amount,
    sort: 'amount',
    align: 'right',
    render: (row) => <MoneyText value={row.amount} fact={factOf('refund.amount', row.refundNo)} />,
  },
  {
    key: 'target',
    title: fields.target,
    render: (row) => <TwoLines below={row.billNo}>{RefundTargetLabel[row.target]}</TwoLines>,
  },
  {
    key: 'status',
    title: fields.status,
    render: (row) => (
      <TwoLines below={row.failReason}>
        <StatusValueTag kind={refundStatus} value={row.status} fact={factOf('refund.state', row.refundNo)} />
      </TwoLines>
    ),
  },
  {
    key: 'action',
    title: fields.action,
    actions: true,
    align: 'right',
    render: (row) => <RefundLink refund={row} />,
  },
];
