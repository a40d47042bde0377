import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { KindTag } from '../../domain/status/KindTag.tsx';
import { repaymentStatus } from '../../domain/status/statusTags.ts';
import type { Column } from '../../ui/table/column.ts';
import { DateTimeCell } from '../../ui/table/DateTimeCell.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { copy } from './copy.ts';
import type { RepayRecord } from './queries.ts';
import { RecordActions } from './RecordActions.tsx';

const { fields } = copy;

/** The first bill, and how many there are. */
function billsText({ billNos }: Pick<RepayRecord, 'billNos'>): string {
  const [first = ''] = billNos;
  return billNos.length > 1 ? copy.severalBills(first, billNos.length) : first;
}

const money = (key: string, title: string, value: (row: RepayRecord) => number): Column<RepayRecord> => ({
  key,
  title,
  align: 'right',
  render: (row) => <MoneyText value={value(row)} />,
});

export const recordColumns = (onOpen: (record: RepayRecord) => void): readonly Column<RepayRecord>[] => [
  {
    key: 'repayNo',
    title: fields.repayNo,
    render: (row) => (
      <TwoLines below={billsText(row)}>
        <CopyableText value={row.repayNo} label={fields.repayNo} />
      </TwoLines>
    ),
  },
  {
    key: 'submittedAt',
    title: fields.submittedAt,
    render: (row) => <DateTimeCell value={row.submittedAt} />,
  },
  { key: 'finishedAt', title: fields.finishedAt, render: (row) => <DateTimeCell value={row.finishedAt} /> },
  {
    key: 'source',
    title: fields.source,
    render: (row) => <TwoLines below={row.jdpin}>{RepaySourceLabel[row.source]}</TwoLines>,
  },
  money('amount', fields.amount, (row) => row.amount),
  money('coupon', fields.coupon, (row) => row.couponDiscount),
  money('payAmount', fields.payAmount, (row) => row.payAmount),
  {
    key: 'status',
    title: fields.status,
    render: (row) => (
      <TwoLines below={row.failReason}>
        <KindTag kind={repaymentStatus} value={row.status} />
      </TwoLines>
    ),
  },
  {
    key: 'action',
    title: fields.action,
    actions: true,
    align: 'right',
    render: (row) => <RecordActions record={row} onOpen={onOpen} />,
  },
];
