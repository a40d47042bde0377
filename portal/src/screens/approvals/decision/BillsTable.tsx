import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { addMoney } from '#portal/format/money.ts';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { TwoLines } from '#portal/ui/table/TwoLines.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';

type Bill = NonNullable<ApprovalDetail['repay']>['bills'][number];

const { detail: words } = copy;
const { billFields: fields } = words;

/** Empty for a bill without instalments. */
const periodText = ({ period, periods }: Pick<Bill, 'period' | 'periods'>): string | undefined =>
  periods === 1 ? undefined : words.period(period);

const columns: readonly Column<Bill>[] = [
  {
    key: 'billNo',
    title: fields.billNo,
    render: ({ billNo, ...row }) => (
      <TwoLines below={periodText(row)}>
        <CopyableText value={billNo} label={fields.billNo} />
      </TwoLines>
    ),
  },
  { key: 'jdpin', title: fields.jdpin, render: ({ jdpin }) => jdpin },
  { key: 'dueDate', title: fields.dueDate, render: ({ dueDate }) => dueDate },
  {
    key: 'principal',
    title: fields.principal,
    align: 'right',
    render: ({ principal }) => <MoneyCell value={principal} />,
  },
  {
    key: 'charges',
    title: fields.charges,
    align: 'right',
    render: ({ charges }) => <MoneyCell value={charges} />,
  },
  {
    key: 'amount',
    title: fields.amount,
    align: 'right',
    render: ({ amount }) => (
      <strong>
        <MoneyText value={amount} />
      </strong>
    ),
  },
];

const totalOf = (bills: readonly Bill[]): number => addMoney(...bills.map(({ amount }) => amount));

/** The bills to be repaid, and their total. */
export const BillsTable = ({ bills }: { readonly bills: readonly Bill[] }) => (
  <div>
    <PlainTable
      caption={words.bills}
      columns={columns}
      rows={bills}
      rowKey={({ billNo, period }) => `${billNo}.${String(period)}`}
      narrow={({ billNo, jdpin, dueDate, amount, ...row }) => (
        <ListEntry
          first={[billNo, <MoneyText key="amount" value={amount} symbol />]}
          second={[periodText(row), dueDate]}
          third={[jdpin, null]}
        />
      )}
    />
    <TotalLine label={words.sum(bills.length)}>
      <MoneyText value={totalOf(bills)} />
    </TotalLine>
  </div>
);
