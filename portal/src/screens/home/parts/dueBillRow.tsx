import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CycleLabel } from '#generated/shared/labels.ts';
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { billStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { daysBetween } from '#portal/format/date.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { useToday } from '#portal/session/useNow.ts';
import type { Column } from '#portal/ui/table/column.ts';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { useViewer } from '../useViewer.ts';
import { CardLink } from './CardLink.tsx';

const words = copy.dueBills;

interface RowProps {
  readonly row: BillRow;
}

const periodText = ({ period, periods }: BillRow): string =>
  periods > 1 ? words.period(period, periods) : '';

/** Days overdue, or days left. */
function DueNote({ row }: RowProps) {
  const today = useToday();
  if (row.overdueDays > 0) return <small className="below danger">{words.late(row.overdueDays)}</small>;
  return <small className="below">{words.left(Math.max(0, daysBetween(today, row.lastRepayDate)))}</small>;
}

function RepayLink({ row }: RowProps) {
  const { repay } = bookPagesOf(useViewer().product);
  if (!row.canRepay) return <small className="below">{words.processing}</small>;
  return (
    <CardLink strong name={words.repayOf(refOf(row))} to={repay({ bills: refOf(row) })}>
      {copy.repay.repay}
    </CardLink>
  );
}

export const dueBillColumns: readonly Column<BillRow>[] = [
  {
    key: 'bill',
    title: words.bill,
    render: (row) => (
      <>
        {CycleLabel[row.cycle]} {periodText(row)}
        <small className="below">{row.billNo}</small>
      </>
    ),
  },
  {
    key: 'due',
    title: words.dueDate,
    render: (row) => (
      <>
        <DateText value={row.lastRepayDate} fact={factOf('bill.dueDate', refOf(row))} />
        <DueNote row={row} />
      </>
    ),
  },
  {
    key: 'owed',
    title: words.owed,
    align: 'right',
    render: (row) => <MoneyText value={row.owed} fact={factOf('bill.owed', refOf(row))} />,
  },
  {
    key: 'status',
    title: words.status,
    render: (row) => (
      <StatusValueTag kind={billStatus} value={row.billStatus} fact={factOf('bill.state', refOf(row))} />
    ),
  },
  {
    key: 'action',
    title: words.action,
    actions: true,
    align: 'right',
    render: (row) => <RepayLink row={row} />,
  },
];

/** A bill as a list entry, for narrow screens. docs/design/look.md rule 8 */
export const DueBillEntry = ({ row }: RowProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px' }}>
    <Typography variant="strong" component="span">
      {CycleLabel[row.cycle]} {periodText(row)}
    </Typography>
    <MoneyText
      value={row.owed}
      symbol
      fact={factOf('bill.owed', refOf(row))}
      sx={{ textAlign: 'right', fontWeight: 600 }}
    />
    <small className="below">{row.billNo}</small>
    <Box sx={{ textAlign: 'right' }}>
      <StatusValueTag kind={billStatus} value={row.billStatus} fact={factOf('bill.state', refOf(row))} />
    </Box>
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', fontSize: 12 }}>
      <DateText value={row.lastRepayDate} fact={factOf('bill.dueDate', refOf(row))} />
      <DueNote row={row} />
    </Box>
    <Box sx={{ textAlign: 'right' }}>
      <RepayLink row={row} />
    </Box>
  </Box>
);
