import { factOf } from '#portal/domain/fact/factOf.ts';
import { dayOf, NO_VALUE } from '#portal/format/date.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { RecordEntry } from '../RecordEntry.tsx';
import { RecordStatus } from '../RecordStatus.tsx';
import type { IncreaseRecord } from '../rules.ts';
import { copy } from './copy.ts';

const { records: words } = copy;

/** A table of the applications by invoices and their results. */
export const RecordsCard = ({ applications }: { readonly applications: readonly IncreaseRecord[] }) => (
  <CardFrame title={words.title} isEmpty={applications.length === 0} empty={<EmptyLine text={words.empty} />}>
    <PlainTable
      caption={words.caption}
      columns={columns}
      rows={applications}
      rowKey={({ applyNo }) => applyNo}
      narrow={(row) => <RecordEntry row={row} />}
    />
  </CardFrame>
);

const columns: readonly Column<IncreaseRecord>[] = [
  { key: 'no', title: words.no, render: (row) => row.applyNo },
  {
    key: 'state',
    title: words.state,
    render: (row) => (
      <>
        <RecordStatus record={row} />
        {row.refuseReason === undefined ? null : <span className="below">{row.refuseReason}</span>}
      </>
    ),
  },
  {
    key: 'at',
    title: words.at,
    render: (row) => (
      <>
        {row.submittedAt}
        <span className="below">
          {row.finishedAt ??
            (row.expectedAt === undefined ? NO_VALUE : words.expected(dayOf(row.expectedAt)))}
        </span>
      </>
    ),
  },
  {
    key: 'before',
    title: words.before,
    align: 'right',
    render: (row) => <MoneyText value={row.limitBefore} fact={factOf('increase.before', row.applyNo)} />,
  },
  {
    key: 'after',
    title: words.after,
    align: 'right',
    render: (row) =>
      row.limitAfter === undefined ? (
        NO_VALUE
      ) : (
        <MoneyText value={row.limitAfter} fact={factOf('increase.after', row.applyNo)} />
      ),
  },
];
