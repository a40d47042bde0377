import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { factOf } from '../../domain/fact/factOf.ts';
import { Fact } from '../../ui/fact/Fact.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import { CycleName } from './CycleName.tsx';
import { chargeText, type ClearType, type ClearTypes } from './rules.ts';

interface CycleRow {
  readonly cycle: ClearType;
  /** Login id of the account, only in the row of its current cycle. */
  readonly jdpin?: string;
  readonly isCurrent: boolean;
  /** Reason why the cycle cannot be chosen. */
  readonly reason: string | undefined;
}

/** The current cycle first, then the others of the product. A cycle with a choice of days is one row. */
function rowsOf({ jdpin, current, options }: ClearTypes): CycleRow[] {
  const others = options.filter(({ value }) => value !== current.value);
  return [
    { cycle: current, jdpin, isCurrent: true, reason: undefined },
    ...others.map((option) => ({ cycle: option, isCurrent: false, reason: option.reason })),
  ];
}

/** The cycle table of 1 §9, limited to the product's cycles. */
export function CycleTableCard({ query }: { readonly query: UseQueryResult<ClearTypes> }) {
  return (
    <CardFrame title={copy.table.title} query={query}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 3 }}>
        {copy.table.note}
      </Typography>
      <PlainTable
        caption={copy.table.title}
        columns={columns}
        rows={query.data ? rowsOf(query.data) : []}
        rowKey={({ cycle }) => cycle.value}
        narrow={(row) => <Entry row={row} />}
      />
    </CardFrame>
  );
}

const { fields } = copy;

/** A text, marked as a fact for the account's current cycle only, since no other page shows the other cycles. */
const currentFact = ({ jdpin }: CycleRow, name: 'days' | 'billed' | 'dueDay' | 'charge', text: string) =>
  jdpin === undefined ? text : <Fact of={factOf(`clearType.${name}`, jdpin)}>{text}</Fact>;

const columns: readonly Column<CycleRow>[] = [
  {
    key: 'cycle',
    title: fields.cycle,
    render: ({ cycle, jdpin }) => <CycleName cycle={cycle} jdpin={jdpin} />,
  },
  {
    key: 'days',
    title: fields.days,
    align: 'right',
    render: (row) => currentFact(row, 'days', copy.dayCount(row.cycle.dayValue)),
  },
  { key: 'accounting', title: fields.accounting, render: ({ cycle }) => cycle.accountingCycle },
  { key: 'billed', title: fields.billed, render: (row) => currentFact(row, 'billed', row.cycle.billedDate) },
  {
    key: 'lastPay',
    title: fields.lastPay,
    render: (row) => currentFact(row, 'dueDay', row.cycle.lastPayDate),
  },
  { key: 'charge', title: fields.charge, render: (row) => currentFact(row, 'charge', chargeText(row.cycle)) },
  { key: 'state', title: fields.state, render: (row) => <RowState row={row} /> },
];

function RowState({ row: { isCurrent, reason } }: { readonly row: CycleRow }) {
  if (isCurrent) {
    return (
      <StatusTag tone="theme" icon="check">
        {copy.table.now}
      </StatusTag>
    );
  }
  // Text, not a tag: beside the filled one it would look like a button that changes the cycle.
  if (reason === undefined) return <span className="quiet">{copy.table.open}</span>;
  return (
    <StatusTag tone="muted" icon="lock">
      {reason}
    </StatusTag>
  );
}

function Entry({ row }: { readonly row: CycleRow }) {
  const { cycle } = row;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', width: '100%', gap: 2 }}>
        <CycleName cycle={cycle} />
        <span>{copy.dayCount(cycle.dayValue)}</span>
      </Box>
      <Typography variant="caption" color="textSecondary">
        {cycle.desc}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {fields.charge} {chargeText(cycle)}
      </Typography>
      <RowState row={row} />
    </Box>
  );
}
