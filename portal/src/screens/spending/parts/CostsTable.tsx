import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { copy } from '../copy.ts';
import type { Costs } from '../queries.ts';

const { costs: texts } = copy;

export interface CostRow extends Costs {
  readonly month: string;
  /** Address of the bills of the month; undefined if the product has no bill list. */
  readonly toBills: string | undefined;
  /** Address of the repayments of the month; undefined if the product has no list of them. */
  readonly toRepayments: string | undefined;
}

export const CostsTable = ({ rows }: { readonly rows: readonly CostRow[] }) => (
  <PlainTable
    caption={texts.title}
    columns={columns}
    rows={rows}
    rowKey={({ month }) => month}
    narrow={(row) => <Entry row={row} />}
  />
);

const Name = ({ month, toBills }: CostRow) =>
  toBills === undefined ? (
    copy.wholeMonth(month)
  ) : (
    <LinkedText to={toBills} className="link" aria-label={copy.bar(copy.wholeMonth(month), [texts.seeBills])}>
      {copy.wholeMonth(month)}
    </LinkedText>
  );

/** The saved amount, with a link to the repayments that saved it. */
const Saved = ({ row, value }: { readonly row: CostRow; readonly value: number }) =>
  row.toRepayments === undefined || value === 0 ? (
    <MoneyCell value={value} />
  ) : (
    <LinkedText
      to={row.toRepayments}
      className="link"
      aria-label={copy.bar(copy.wholeMonth(row.month), [texts.seeRepayments])}
    >
      <MoneyCell value={value} />
    </LinkedText>
  );

const COSTS = ['interest', 'fee', 'penalty', 'cost'] as const;
const SAVINGS = ['couponSaved', 'earlySaved'] as const;

const columns: readonly Column<CostRow>[] = [
  { key: 'month', title: texts.columns.month, render: (row) => <Name {...row} /> },
  ...COSTS.map((key): Column<CostRow> => ({
    key,
    title: texts.columns[key],
    align: 'right',
    render: (row) => <MoneyCell value={row[key]} strong={key === 'cost'} />,
  })),
  ...SAVINGS.map((key): Column<CostRow> => ({
    key,
    title: texts.columns[key],
    align: 'right',
    render: (row) => <Saved row={row} value={row[key]} />,
  })),
];

const Entry = ({ row }: { readonly row: CostRow }) => (
  <ListEntry
    first={[<Name key="name" {...row} />, <MoneyCell key="cost" value={row.cost} />]}
    second={[
      `${texts.interest} · ${texts.fee} · ${texts.penalty}`,
      <span key="parts">
        <MoneyCell value={row.interest} /> · <MoneyCell value={row.fee} /> · <MoneyCell value={row.penalty} />
      </span>,
    ]}
    third={[
      <small key="label" className="quiet">
        {texts.saved}
      </small>,
      <Saved key="saved" row={row} value={row.saved} />,
    ]}
  />
);
