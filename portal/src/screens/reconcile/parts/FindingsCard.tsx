import Box from '@mui/material/Box';
import { useProduct } from '#portal/session/useProduct.ts';
import { ExportButton } from '#portal/ui/export/ExportButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { oneOf } from '#portal/ui/filters/fields.ts';
import { useUrlFilters } from '#portal/ui/filters/useUrlFilters.ts';
import { PagedTable } from '#portal/ui/table/PagedTable.tsx';
import { TotalSums } from '#portal/ui/table/TotalSums.tsx';
import { usePageRequest } from '#portal/ui/table/usePageRequest.ts';
import { LockedTabs } from '#portal/ui/tabs/LockedTabs.tsx';
import { copy } from '../copy.ts';
import type { Desk } from '../desk.ts';
import { findingExport } from '../findingExport.ts';
import { GROUPS, type Group } from '../match/reconcile.ts';
import { filtered, sumsOf } from '../match/sums.ts';
import { findingColumns, keyOf } from './findingColumns.tsx';
import { FindingEntry } from './FindingEntry.tsx';

const { result: words } = copy;

const fields = { group: oneOf(GROUPS) };

/** Name of the tab of all differences. Its group is '', which would make an invalid id. */
const DIFFERENCES = 'differences';
type Tab = Group | typeof DIFFERENCES;

/** The table expects a query. The rows are in memory, so this one has always succeeded. */
const loaded = { isPending: false, isError: false, error: null, data: true, refetch: () => undefined };

interface FindingsCardProps {
  readonly desk: Desk;
  readonly result: NonNullable<Desk['result']>;
}

/** The findings of a group, or all differences, in pages, with an export. */
export function FindingsCard({ desk, result }: FindingsCardProps) {
  const { findings, leftOut } = result;
  const { side } = desk.scope;
  const product = useProduct();
  const filters = useUrlFilters(fields);
  const [{ pageNo, size }, goTo] = usePageRequest('reconcile');
  const { group } = filters.values;
  const rows = filtered(findings, group);
  const shown: Tab = group === '' ? DIFFERENCES : group;
  const totals = sumsOf(rows);
  return (
    <CardFrame
      title={words.list}
      actions={<ExportButton {...findingExport({ findings, leftOut, scope: desk.scope })} />}
    >
      <LockedTabs<Tab>
        id="findings"
        label={words.filter}
        value={shown}
        onChange={(next) => filters.apply({ group: next === DIFFERENCES ? '' : next })}
        tabs={[
          {
            value: DIFFERENCES,
            label: copy.differences,
            count: filtered(findings, '').length,
            alarming: true,
          },
          ...GROUPS.map((value) => ({
            value,
            label: copy.groups[value],
            count: filtered(findings, value).length,
          })),
        ]}
      />
      <Box role="tabpanel" id="findings-panel" aria-labelledby={`findings-${shown}`} sx={{ pt: 4 }}>
        {group === 'ours' && rows.length > 0 ? (
          <Box sx={{ mb: 3 }}>
            <HintPanel tone="flat" icon="search">
              {words.elsewhere[side]}
            </HintPanel>
          </Box>
        ) : null}
        <PagedTable
          caption={words.list}
          columns={findingColumns(product, side)}
          rows={rows.slice((pageNo - 1) * size, pageNo * size)}
          rowKey={keyOf}
          narrow={(finding) => <FindingEntry finding={finding} product={product} side={side} />}
          query={loaded}
          pagination={{ total: rows.length, pageNo, size }}
          onPage={goTo}
          empty={<EmptyLine text={group === '' ? words.none[''] : words.none.other} />}
        />
        {rows.length === 0 ? null : (
          <TotalSums
            label={words.total(totals.count)}
            sums={[
              [words.ours, totals.ours],
              [words.theirs, totals.theirs],
              [words.difference, totals.difference],
            ]}
          />
        )}
      </Box>
    </CardFrame>
  );
}
