import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { copy } from '../copy.ts';
import type { Sums } from '../queries.ts';

export interface SumsRow extends Sums {
  readonly key: string;
  readonly name: string;
  /** Longer name for the table: name and login of an account. */
  readonly title?: string;
  /** Address of the orders behind the row. */
  readonly to: string;
  /** Full name of the row's link in the chart, with its figures. The table does not use it. */
  readonly label: string;
}

const { columns: titles, orders: ordersOf } = copy.spent;

interface SumsTableProps {
  readonly caption: string;
  /** Title of the first column, such as month. */
  readonly group: string;
  readonly rows: readonly SumsRow[];
}

export const SumsTable = ({ caption, group, rows }: SumsTableProps) => (
  <PlainTable
    caption={caption}
    columns={columnsOf(group)}
    rows={rows}
    rowKey={({ key }) => key}
    narrow={(row) => <Entry row={row} />}
  />
);

const Name = ({ row }: { readonly row: SumsRow }) => (
  <LinkedText to={row.to} className="link">
    {row.title ?? row.name}
  </LinkedText>
);

const columnsOf = (group: string): readonly Column<SumsRow>[] => [
  { key: 'name', title: group, render: (row) => <Name row={row} /> },
  { key: 'orders', title: titles.orders, align: 'right', render: ({ orders }) => orders },
  {
    key: 'amount',
    title: titles.amount,
    align: 'right',
    render: ({ amount }) => <MoneyCell value={amount} />,
  },
  {
    key: 'refunded',
    title: titles.refunded,
    align: 'right',
    render: ({ refunded }) => <MoneyCell value={refunded} />,
  },
  { key: 'net', title: titles.net, align: 'right', render: ({ net }) => <MoneyCell value={net} strong /> },
];

const Entry = ({ row }: { readonly row: SumsRow }) => (
  <ListEntry
    first={[<Name key="name" row={row} />, <MoneyCell key="net" value={row.net} />]}
    second={[ordersOf(row.orders), copy.spent.columns.net]}
    third={[
      <small key="amount" className="quiet">
        {copy.spent.amount} <MoneyCell value={row.amount} />
      </small>,
      <small key="refunded" className="quiet">
        {copy.spent.refunded} <MoneyCell value={row.refunded} />
      </small>,
    ]}
  />
);
