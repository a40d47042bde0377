import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { nameOf } from '../../domain/accounts/accountName.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { repaymentStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DateTimeCell } from '../../ui/table/DateTimeCell.tsx';
import { MoneyCell } from '../../ui/table/MoneyCell.tsx';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import type { RepayRecord } from './queries.ts';
import { RecordActions } from './RecordActions.tsx';

const { fields } = copy;

/** The first bill, and the number of bills. */
function billsText({ billNos }: Pick<RepayRecord, 'billNos'>): string {
  const [first = ''] = billNos;
  return billNos.length > 1 ? copy.severalBills(first, billNos.length) : first;
}

type Amount = 'amount' | 'couponDiscount' | 'payAmount';
type Part = 'principal' | 'interest' | 'fee' | 'penalty';

const money = (
  key: Amount,
  title: string,
  name: 'repay.amount' | 'repay.coupon' | 'repay.paid',
): Column<RepayRecord> => ({
  key,
  title,
  align: 'right',
  sort: key,
  render: (row) => <MoneyText value={row[key]} fact={factOf(name, row.repayNo)} />,
});

/** The parts of the repayment, for bookkeepers. */
const partColumn = (key: Part): Column<RepayRecord> => ({
  key,
  title: fields[key],
  align: 'right',
  extra: true,
  render: (row) => <MoneyCell value={row[key]} fact={factOf(`repay.${key}`, row.repayNo)} />,
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
    sort: 'submittedAt',
    render: (row) => <DateTimeCell value={row.submittedAt} />,
  },
  {
    key: 'finishedAt',
    title: fields.finishedAt,
    sort: 'finishedAt',
    render: (row) => <DateTimeCell value={row.finishedAt} />,
  },
  {
    key: 'source',
    title: fields.source,
    render: (row) => <TwoLines below={nameOf(row)}>{RepaySourceLabel[row.source]}</TwoLines>,
  },
  { key: 'investor', title: fields.investor, extra: true, render: (row) => row.investorName },
  ...(['principal', 'interest', 'fee', 'penalty'] as const).map(partColumn),
  money('amount', fields.amount, 'repay.amount'),
  money('couponDiscount', fields.coupon, 'repay.coupon'),
  money('payAmount', fields.payAmount, 'repay.paid'),
  {
    key: 'status',
    title: fields.status,
    render: (row) => (
      <TwoLines below={row.failReason}>
        <StatusValueTag kind={repaymentStatus} value={row.status} fact={factOf('repay.state', row.repayNo)} />
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
