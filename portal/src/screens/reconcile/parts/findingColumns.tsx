import { bookPagesOf } from '#portal/products/bookPages.ts';
import type { Product } from '#portal/products/product.ts';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { TwoLines } from '#portal/ui/table/TwoLines.tsx';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { copy } from '../copy.ts';
import type { Finding } from '../match/reconcile.ts';
import { differenceOf, theirCents } from '../match/sums.ts';
import type { Entry, Side } from '../match/theirs.ts';
import { GroupTag } from './GroupTag.tsx';

const { fields } = copy;

export type Row = Finding<Entry>;

/** Key of a finding: its line in the ledger, else its entry. */
export const keyOf = ({ line, entry }: Row): string =>
  line ? `row ${String(line.row)}` : (entry?.ref ?? '');

/**
 * Address of the bill or order of a finding. If the provider lacks it in this period: of the list, searched by the number.
 * @returns undefined without a number; products whose ledgers can be compared have all these pages
 */
function targetOf({ line, entry }: Row, product: Product, side: Side): string | undefined {
  const { bills, billDetail, orders } = bookPagesOf(product);
  const number = entry?.number ?? line?.number ?? '';
  if (number === '') return undefined;
  if (side === 'orders') return entry ? orders({ orderNo: number }) : orders({ no: number });
  const period = entry?.period;
  return entry
    ? billDetail?.({ billNo: number, ...(period !== undefined && { period: String(period) }) })
    : bills?.({ billNo: number });
}

interface NumberLinkProps {
  readonly row: Row;
  readonly product: Product;
  readonly side: Side;
}

/** The number as a link. */
export function NumberLink({ row, product, side }: NumberLinkProps) {
  const to = targetOf(row, product, side);
  const number = row.entry?.number ?? row.line?.number ?? '';
  if (to === undefined) return <span className="quiet">{fields.noNumber}</span>;
  const name = row.entry ? fields.detailOf[side](number) : fields.findOf[side](number);
  return (
    <LinkedText className="link" to={to} aria-label={name}>
      {number}
    </LinkedText>
  );
}

/** The amount of one side; empty if that side has none. */
export function Amount({ row, of }: { readonly row: Row; readonly of: 'ours' | 'theirs' }) {
  if (of === 'ours') return row.line ? <MoneyCell value={row.line.cents / 100} /> : null;
  const cents = theirCents(row);
  return cents === undefined ? null : <MoneyCell value={cents / 100} fact={row.entry?.fact} />;
}

export const Difference = ({ row }: { readonly row: Row }) => (
  <MoneyCell value={differenceOf(row) / 100} strong />
);

export const periodText = ({ line, entry }: Row): string | undefined => {
  const period = entry?.period ?? line?.period;
  return period === undefined ? undefined : fields.period(period);
};

export const findingColumns = (product: Product, side: Side): readonly Column<Row>[] => [
  {
    key: 'number',
    title: fields.number,
    render: (row) => (
      <TwoLines below={periodText(row)}>
        <NumberLink row={row} product={product} side={side} />
      </TwoLines>
    ),
  },
  { key: 'result', title: fields.result, render: ({ group }) => <GroupTag group={group} /> },
  {
    key: 'ourDay',
    title: fields.ourDay,
    render: ({ line }) =>
      line ? (
        <TwoLines below={fields.row(line.row)}>
          <DateText value={line.day} />
        </TwoLines>
      ) : null,
  },
  {
    key: 'theirDay',
    title: fields.theirDay[side],
    render: ({ entry }) => (entry ? <DateText value={entry.day} /> : null),
  },
  { key: 'ours', title: fields.ours, align: 'right', render: (row) => <Amount row={row} of="ours" /> },
  { key: 'theirs', title: fields.theirs, align: 'right', render: (row) => <Amount row={row} of="theirs" /> },
  { key: 'difference', title: fields.difference, align: 'right', render: (row) => <Difference row={row} /> },
  { key: 'note', title: fields.note, render: ({ line }) => line?.note },
];
