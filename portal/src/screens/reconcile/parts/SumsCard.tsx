import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type Ref } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { TotalSums } from '#portal/ui/table/TotalSums.tsx';
import { copy } from '../copy.ts';
import type { Desk } from '../desk.ts';
import { leftOutWords } from '../leftOutWords.ts';
import { GROUPS, type Group } from '../match/reconcile.ts';
import { groupSums, sumsOf, type Sums } from '../match/sums.ts';
import { GroupTag } from './GroupTag.tsx';

const { fields, result: words } = copy;

const PaperDialog = lazy(() =>
  import('./PaperDialog.tsx').then((module) => ({ default: module.PaperDialog })),
);

interface Row extends Sums {
  readonly group: Group;
}

const AMOUNTS = ['ours', 'theirs', 'difference'] as const;

const columns: readonly Column<Row>[] = [
  { key: 'group', title: words.group, render: ({ group }) => <GroupTag group={group} /> },
  { key: 'count', title: words.count, align: 'right', render: ({ count }) => count },
  ...AMOUNTS.map((key): Column<Row> => ({
    key,
    title: words[key],
    align: 'right',
    render: (row) => <MoneyCell value={row[key]} strong={key === 'difference'} />,
  })),
];

interface SumsCardProps {
  readonly desk: Desk;
  readonly result: NonNullable<Desk['result']>;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The five groups with count and sums: they add up to both sides. */
export function SumsCard({ desk, result, ref }: SumsCardProps) {
  const { findings, leftOut, comparedAt } = result;
  const [printing, setPrinting] = useState(false);
  const sums = groupSums(findings);
  const totals = sumsOf(findings);
  const rows = GROUPS.map((group) => ({ group, ...sums[group] }));
  const notes = leftOutWords(leftOut);
  return (
    <CardFrame
      title={words.title}
      actions={
        <Button
          variant="outlined"
          startIcon={<Icon name="printer" size={16} />}
          data-print="hide"
          onClick={() => setPrinting(true)}
        >
          {words.print}
        </Button>
      }
    >
      <Box ref={ref} tabIndex={-1} role="status" sx={{ mb: 3, scrollMarginTop: 80, outlineOffset: 4 }}>
        {words.done(totals.count - sums.matched.count, sums.matched.count)}{' '}
        <small className="quiet" style={unbrokenMoment}>
          {words.comparedAt(comparedAt)}
        </small>
      </Box>
      <PlainTable
        caption={words.caption}
        columns={columns}
        rows={rows}
        rowKey={({ group }) => group}
        rowTone={({ count }) => (count === 0 ? 'dimmed' : undefined)}
        narrow={(row) => <GroupEntry row={row} />}
      />
      <TotalSums label={words.total(totals.count)} sums={AMOUNTS.map((key) => [words[key], totals[key]])} />
      {notes === undefined ? null : (
        <Box sx={{ mt: 4 }}>
          <HintPanel tone={notes.isProblem ? 'warning' : 'flat'} icon={notes.isProblem ? 'warning' : 'info'}>
            {notes.text}
          </HintPanel>
        </Box>
      )}
      {printing ? (
        <Suspense fallback={null}>
          <PaperDialog desk={desk} result={result} onClose={() => setPrinting(false)} />
        </Suspense>
      ) : null}
    </CardFrame>
  );
}

/** A group as a list entry, for narrow screens. docs/design/look.md rule 8 */
const GroupEntry = ({ row }: { readonly row: Row }) => (
  <ListEntry
    first={[<GroupTag key="group" group={row.group} />, words.rows(row.count)]}
    second={[
      <span key="ours">
        {fields.ourSide} <MoneyCell value={row.ours} />
      </span>,
      <span key="theirs">
        {fields.theirSide} <MoneyCell value={row.theirs} />
      </span>,
    ]}
    third={[
      <small key="label" className="quiet">
        {words.difference}
      </small>,
      <MoneyCell key="difference" value={row.difference} strong />,
    ]}
  />
);

const unbrokenMoment = { display: 'inline-block' } as const;
