import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { SavedViews } from '#portal/domain/views/SavedViews.tsx';
import { exporting } from '../../copy/ui.ts';
import { nameOf } from '../../domain/accounts/accountName.ts';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { LimitMask } from '../../domain/quota/LimitMask.tsx';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import { useExportChoice } from '../../ui/export/useExportChoice.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { useUrlQuery } from '../../ui/hooks/useUrlQuery.ts';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { useRowInUrl } from '../../ui/list/useRowInUrl.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { TotalSums } from '../../ui/table/TotalSums.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { useSort } from '../../ui/table/useSort.ts';
import { accountExport } from './accountExport.ts';
import { AddButtons } from './add/AddButtons.tsx';
import { copy } from './copy.ts';
import { accountControls, accountFields, accountsInput, accountSort } from './filters.ts';
import { panelOf } from './panels.ts';
import { AccountActions } from './parts/AccountActions.tsx';
import { accountColumns } from './parts/accountColumns.tsx';
import { AccountEntry } from './parts/AccountEntry.tsx';
import { refusedTo } from './parts/refusedTo.tsx';
import { SummaryCard } from './parts/SummaryCard.tsx';
import { accountsQuery, type Account } from './queries.ts';
import { addedQuery, useAdded } from './useAdded.ts';

const Panels = lazy(() => import('./Panels.tsx').then((module) => ({ default: module.Panels })));

/** Pages shown instead to viewers without access. */
export const refused = refusedTo(copy.title);

/** List of the child accounts with their limits and the parent's actions: one page for the families that have such a list. 1 §2, 1 §6 */
export function Component() {
  const product = useProduct();
  const today = useToday();
  const filters = useUrlFilters(accountFields);
  const request = usePageRequest('accounts');
  const [{ pageNo, size }, goTo] = request;
  const sort = useSort(accountSort);
  const columnsKey = useAccountKey('accounts');
  const panel = useRowInUrl('panel');
  const input = { ...accountsInput(product.code, filters.values), ...sort.input };
  const accounts = useQuery(accountsQuery({ ...input, pageNo, pageSize: size }));
  const listPage = accounts.data;
  const choice = useExportChoice(
    listPage?.list ?? [],
    ({ jdpin }) => jdpin,
    (account) => exporting.choose(nameOf(account)),
  );
  const addedIds = useAdded(product.code, listPage?.list, request);
  const [, edit] = useUrlQuery();
  const opened = panelOf(panel.value);
  const marked = opened !== undefined && 'jdpin' in opened ? opened.jdpin : undefined;
  const actions = (account: Account) => (
    <AccountActions account={account} onOpen={(kind) => panel.open(`${kind}.${account.jdpin}`)} />
  );
  const columns = accountColumns(actions);
  return (
    <>
      <PageHead
        title={copy.title}
        intro={copy.intro}
        actions={
          <>
            <ExportButton {...accountExport(input, today)} choice={choice} />
            <AddButtons onOpen={panel.open} />
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <LimitMask>
          <SummaryCard productCode={product.code} query={accounts} />
          <CardFrame>
            <FilterBar
              filters={filters}
              controls={accountControls}
              query={accounts}
              views={
                <SavedViews
                  place={ViewPlace.Accounts}
                  fields={accountFields}
                  sort={accountSort}
                  columns={columns}
                  columnsKey={columnsKey}
                />
              }
            />
            <Box sx={{ mt: 4 }}>
              <PageRows>
                <PagedTable
                  caption={copy.title}
                  columns={columns}
                  columnsKey={columnsKey}
                  sort={sort}
                  rows={listPage?.list ?? []}
                  rowKey={({ jdpin }) => jdpin}
                  selection={choice.selection}
                  rowMarked={({ jdpin }) => jdpin === marked || addedIds.has(jdpin)}
                  query={accounts}
                  pagination={listPage}
                  onPage={goTo}
                  narrow={(account) => <AccountEntry account={account} actions={actions(account)} />}
                  empty={<EmptyList onClear={filters.isInitial ? undefined : filters.reset} />}
                />
              </PageRows>
            </Box>
            {listPage === undefined || listPage.total === 0 ? null : (
              <TotalSums
                label={copy.total(listPage.total, listPage.unlimited)}
                sums={[
                  [copy.totalUsed, listPage.sumUsed],
                  [copy.totalLimit, listPage.sumLimit],
                ]}
              />
            )}
          </CardFrame>
        </LimitMask>
      </Box>
      {panel.everOpen ? (
        <Suspense fallback={null}>
          <Panels
            productCode={product.code}
            panel={opened}
            onClose={panel.close}
            onAdded={(jdpins) => edit(() => new URLSearchParams(addedQuery(jdpins)), { replace: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
