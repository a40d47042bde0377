import { DateText } from '../../../ui/text/DateText.tsx';
import { MoneyCell } from '../../../ui/table/MoneyCell.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { CopyableText } from '../../../ui/text/CopyableText.tsx';
import { copy } from '../copy.ts';
import { chargedOf } from '../rules.ts';
import type { BillRow } from '../types.ts';
import { cycleText, DueNoteText, OwedText, periodText, RowActions, StatusText } from './RowParts.tsx';

const { fields } = copy;

export const billTableColumns: readonly Column<BillRow>[] = [
  {
    key: 'billNo',
    title: fields.billNo,
    render: (row) => (
      <>
        <CopyableText value={row.billNo} label={fields.billNo} />
        <small className="below">{row.jdpin}</small>
      </>
    ),
  },
  {
    key: 'cycle',
    title: fields.cycle,
    render: (row) => (
      <>
        {cycleText(row)}
        <small className="below">{periodText(row)}</small>
      </>
    ),
  },
  { key: 'billDate', title: fields.billDate, render: (row) => <DateText value={row.billDate} /> },
  {
    key: 'lastRepayDate',
    title: fields.lastRepayDate,
    render: (row) => (
      <>
        <DateText value={row.lastRepayDate} />
        <DueNoteText row={row} />
      </>
    ),
  },
  {
    key: 'charged',
    title: fields.charged,
    align: 'right',
    render: (row) => <MoneyCell value={chargedOf(row)} />,
  },
  { key: 'repaid', title: fields.repaid, align: 'right', render: (row) => <MoneyCell value={row.repaid} /> },
  { key: 'owed', title: fields.owed, align: 'right', render: (row) => <OwedText row={row} /> },
  { key: 'status', title: fields.status, render: (row) => <StatusText row={row} /> },
  {
    key: 'actions',
    title: fields.actions,
    actions: true,
    align: 'right',
    render: (row) => <RowActions row={row} />,
  },
];
