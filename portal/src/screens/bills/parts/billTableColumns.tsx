import { nameOf } from '#portal/domain/accounts/accountName.ts';
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import { chargedOf } from '#portal/domain/bills/charged.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { copy } from '../copy.ts';
import { cycleText, DueNoteText, OwedText, periodText, BillActions, StatusText } from './RowParts.tsx';

const { fields } = copy;

type Amount = 'principal' | 'interest' | 'fee' | 'penalty' | 'discounted' | 'refunded';

const amount = (key: Amount): Column<BillRow> => ({
  key,
  title: fields[key],
  align: 'right',
  render: (row) => <MoneyCell value={row[key]} fact={factOf(`bill.${key}`, refOf(row))} />,
});

export const billTableColumns: readonly Column<BillRow>[] = [
  {
    key: 'billNo',
    title: fields.billNo,
    render: (row) => (
      <>
        <CopyableText value={row.billNo} label={fields.billNo} />
        <small className="below">{nameOf(row)}</small>
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
  {
    key: 'billDate',
    title: fields.billDate,
    sort: 'billDate',
    render: (row) => <DateText value={row.billDate} fact={factOf('bill.billDate', refOf(row))} />,
  },
  {
    key: 'lastRepayDate',
    title: fields.lastRepayDate,
    sort: 'lastRepayDate',
    render: (row) => (
      <>
        <DateText value={row.lastRepayDate} fact={factOf('bill.dueDate', refOf(row))} />
        <DueNoteText row={row} />
      </>
    ),
  },
  ...(['principal', 'interest', 'fee', 'penalty'] as const).map((key) => ({
    ...amount(key),
    extra: true as const,
  })),
  {
    key: 'charged',
    title: fields.charged,
    align: 'right',
    sort: 'charged',
    render: (row) => <MoneyCell value={chargedOf(row)} fact={factOf('bill.charged', refOf(row))} />,
  },
  {
    key: 'repaid',
    title: fields.repaid,
    align: 'right',
    sort: 'repaid',
    render: (row) => <MoneyCell value={row.repaid} fact={factOf('bill.repaid', refOf(row))} />,
  },
  {
    key: 'owed',
    title: fields.owed,
    align: 'right',
    sort: 'owed',
    render: (row) => <OwedText row={row} />,
  },
  { key: 'status', title: fields.status, render: (row) => <StatusText row={row} /> },
  // The billed amount less these two and the repaid one is the amount due. They come last, so that amount due and
  // status are visible at 1440 px.
  amount('discounted'),
  amount('refunded'),
  {
    key: 'actions',
    title: fields.actions,
    actions: true,
    align: 'right',
    render: (row) => <BillActions row={row} />,
  },
];
