import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { QuotaMovementKindLabel } from '#generated/shared/labels.ts';
import { useAccountKey } from '#portal/domain/accounts/useAccountKey.ts';
import { SavedViews } from '#portal/domain/views/SavedViews.tsx';
import { exporting } from '../../copy/ui.ts';
import { nameOf } from '../../domain/accounts/accountName.ts';
import { AccountName } from '../../domain/accounts/AccountName.tsx';
import { NO_VALUE } from '../../format/date.ts';
import type { ProductCode } from '../../products/product.ts';
import { useToday } from '../../session/useNow.ts';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { useExportChoice } from '../../ui/export/useExportChoice.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { PagedTable, type Column } from '../../ui/table/PagedTable.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { quotaMovementColumns } from './movementExport.ts';
import { MovementKind } from './MovementKind.tsx';
import { allMovements, movementsQuery, type Movement } from './queries.ts';
import { movementFields, movementFilter } from './rules.ts';

const { movements } = copy;

/** A table of the movements of the credit line in both directions, with filters, sums and an export. */
export function MovementsCard({ productCode }: { readonly productCode: ProductCode }) {
  const filters = useUrlFilters(movementFields);
  const filter = movementFilter(filters.values);
  const [page, goTo] = usePageRequest('quotaMovements');
  const query = useQuery(movementsQuery(productCode, filter, page));
  const columnsKey = useAccountKey('quotaMovements');
  const today = useToday();
  const choice = useExportChoice(query.data?.list ?? [], keyOf, ({ referenceNo }) =>
    exporting.choose(referenceNo),
  );
  return (
    <CardFrame
      title={movements.title}
      sx={{ gridColumn: '1 / -1' }}
      actions={
        <ExportButton
          title={movements.file}
          period={exportPeriod(filter, today)}
          total={{ label: movements.net }}
          columns={quotaMovementColumns}
          choice={choice}
          load={allMovements(productCode, filter)}
        />
      }
    >
      <FilterBar
        filters={filters}
        controls={[
          { kind: 'period', label: movements.days },
          { kind: 'select', name: 'kind', label: movements.kind, options: kindOptions },
        ]}
        query={query}
        views={
          <SavedViews
            place={ViewPlace.QuotaMovements}
            fields={movementFields}
            columns={columns}
            columnsKey={columnsKey}
          />
        }
      />
      <Box
        component="dl"
        aria-label={movements.sums}
        sx={{ m: 0, my: 4, display: 'flex', flexWrap: 'wrap', gap: '8px 40px' }}
      >
        <Sum label={movements.taken}>{query.data ? <MoneyText value={query.data.sumTaken} /> : NO_VALUE}</Sum>
        <Sum label={movements.released}>
          {query.data ? <MoneyText value={query.data.sumReleased} /> : NO_VALUE}
        </Sum>
      </Box>
      <PagedTable
        caption={movements.title}
        columns={columns}
        columnsKey={columnsKey}
        rows={query.data?.list ?? []}
        rowKey={keyOf}
        selection={choice.selection}
        query={query}
        pagination={query.data}
        onPage={goTo}
        narrow={(row) => <Entry row={row} />}
      />
    </CardFrame>
  );
}

const keyOf = ({ kind, referenceNo, jdpin }: Movement): string => `${kind} ${referenceNo} ${jdpin}`;

const kindOptions = Object.entries(QuotaMovementKindLabel).map(([value, label]) => ({ value, label }));

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="strong">
        {children}
      </Typography>
    </Box>
  );
}

const columns: readonly Column<Movement>[] = [
  { key: 'at', title: movements.at, render: (row) => row.at },
  { key: 'kind', title: movements.kind, render: (row) => <MovementKind kind={row.kind} /> },
  {
    key: 'reference',
    title: movements.reference,
    render: ({ referenceNo }) => <CopyableText value={referenceNo} label={movements.reference} />,
  },
  { key: 'account', title: movements.account, render: (row) => <AccountName account={row} /> },
  { key: 'amount', title: movements.amount, align: 'right', render: (row) => <Change amount={row.amount} /> },
  {
    key: 'usedAfter',
    title: movements.usedAfter,
    align: 'right',
    render: ({ usedAfter }) => (usedAfter === undefined ? NO_VALUE : <MoneyText value={usedAfter} />),
  },
];

/** An amount with its sign: positive if it makes more credit available. */
function Change({ amount }: { readonly amount: number }) {
  return (
    <Box component="span" sx={{ fontWeight: 600 }}>
      {amount > 0 ? '+' : ''}
      <MoneyText value={amount} />
    </Box>
  );
}

function Entry({ row }: { readonly row: Movement }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <MovementKind kind={row.kind} />
        <Change amount={row.amount} />
      </Box>
      <span>{row.referenceNo}</span>
      <Typography variant="caption" color="textSecondary">
        {row.at} {nameOf(row)}
      </Typography>
    </Box>
  );
}
