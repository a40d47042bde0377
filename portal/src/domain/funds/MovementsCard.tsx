import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { useAccountKey } from '#portal/domain/accounts/useAccountKey.ts';
import { SavedViews } from '#portal/domain/views/SavedViews.tsx';
import { exporting } from '../../copy/ui.ts';
import type { ProductCode } from '../../products/product.ts';
import { useToday } from '../../session/useNow.ts';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { useExportChoice } from '../../ui/export/useExportChoice.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { BalanceSums } from './BalanceSums.tsx';
import { fundsCopy } from './copy.ts';
import { movementColumns } from './movementColumns.tsx';
import { MovementEntry } from './MovementEntry.tsx';
import { movementFileColumns } from './movementExport.ts';
import { movementControls, movementFields, movementQuery } from './movementFilters.ts';
import { allMovements, movementsQuery } from './queries.ts';

const { movements: words } = fundsCopy;

interface MovementsCardProps {
  readonly productCode: ProductCode;
  readonly accountNo: string;
}

/** The movements of an account, each with the balance after it; filters, sums, export. 1 §4 */
export function MovementsCard({ productCode, accountNo }: MovementsCardProps) {
  const filters = useUrlFilters(movementFields);
  const question = movementQuery(filters.values);
  const [page, goTo] = usePageRequest('fundMovements');
  const columnsKey = useAccountKey('fundMovements');
  const today = useToday();
  const query = useQuery(movementsQuery(productCode, accountNo, question, page));
  const found = query.data;
  const choice = useExportChoice(
    found?.list ?? [],
    ({ movementNo }) => movementNo,
    ({ movementNo }) => exporting.choose(movementNo),
  );
  // Rows of one type do not explain the opening and the closing balance.
  const ofAllKinds = filters.values.type === '' && filters.values.direction === '';
  return (
    <CardFrame
      title={words.title}
      actions={
        <Box data-print="hide" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {found === undefined ? null : (
            <Typography variant="caption" color="textSecondary">
              {words.count(found.total)}
            </Typography>
          )}
          <ExportButton
            title={words.file(accountNo)}
            period={exportPeriod(question, today)}
            total={{ label: exporting.total }}
            choice={choice}
            columns={movementFileColumns}
            load={allMovements(productCode, accountNo, question)}
          />
        </Box>
      }
    >
      <FilterBar
        filters={filters}
        controls={movementControls}
        query={query}
        views={
          <SavedViews
            place={ViewPlace.FundMovements}
            fields={movementFields}
            columns={movementColumns}
            columnsKey={columnsKey}
          />
        }
      />
      <Box sx={{ mt: 4 }}>
        <PagedTable
          caption={words.title}
          columns={movementColumns}
          columnsKey={columnsKey}
          rows={found?.list ?? []}
          rowKey={({ movementNo }) => movementNo}
          selection={choice.selection}
          query={query}
          pagination={found}
          onPage={goTo}
          narrow={(movement) => <MovementEntry movement={movement} />}
          empty={
            <EmptyList
              onClear={filters.isInitial ? undefined : filters.reset}
              next={
                <Button variant="link" onClick={() => filters.apply({ days: '365' })}>
                  {words.lookBack}
                </Button>
              }
            />
          }
        />
      </Box>
      {found === undefined || found.total === 0 ? null : (
        <BalanceSums
          of={`${accountNo}/${JSON.stringify(question)}`}
          income={found.sumIncome}
          expense={found.sumExpense}
          countIncome={found.countIncome}
          countExpense={found.countExpense}
          {...(ofAllKinds && { opening: found.opening, closing: found.closing })}
        />
      )}
    </CardFrame>
  );
}
