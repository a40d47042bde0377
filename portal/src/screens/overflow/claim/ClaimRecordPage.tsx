import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { exporting } from '#portal/copy/ui.ts';
import { useAccountKey } from '#portal/domain/accounts/useAccountKey.ts';
import { ParentsOnly } from '#portal/domain/funds/ChosenAccount.tsx';
import { claimsQuery } from '#portal/domain/funds/claim/queries.ts';
import { reasonOf } from '#portal/domain/submission/reasonOf.ts';
import { SavedViews } from '#portal/domain/views/SavedViews.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { ExportButton } from '#portal/ui/export/ExportButton.tsx';
import { useExportChoice } from '#portal/ui/export/useExportChoice.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { FilterBar } from '#portal/ui/filters/FilterBar.tsx';
import { useUrlFilters } from '#portal/ui/filters/useUrlFilters.ts';
import { EmptyList } from '#portal/ui/list/EmptyList.tsx';
import { PageRows } from '#portal/ui/list/PageRows.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { PagedTable } from '#portal/ui/table/PagedTable.tsx';
import { usePageRequest } from '#portal/ui/table/usePageRequest.ts';
import { StateTabs } from '#portal/ui/tabs/StateTabs.tsx';
import { accountCrumb } from '../accountCrumb.ts';
import { copy } from '../copy.ts';
import { claimColumns } from './claimColumns.tsx';
import { ClaimEntry } from './ClaimEntry.tsx';
import { claimExport } from './claimExport.ts';
import { claimControls, claimFields, claimsInput, claimStates } from './claimFilters.ts';

const { records: words } = copy;

/** /vas/claimRecord: the claims of one account or of all, with their results. 1 §2, 1 §4 */
export function Component() {
  const { isParent } = useSession();
  return isParent ? <Records /> : <Blocked />;
}

const Blocked = () => (
  <>
    <PageHead title={words.title} intro={words.intro} parent={accountCrumb(null)} />
    <ParentsOnly />
  </>
);

function Records() {
  const { code } = useProduct();
  const [url] = useSearchParams();
  const filters = useUrlFilters(claimFields);
  const [{ pageNo, size }, goTo] = usePageRequest('claims');
  const columnsKey = useAccountKey('claims');
  const today = useToday();
  const input = claimsInput(code, url.get('accountNo'), filters.values);
  const query = useQuery(claimsQuery({ ...input, pageNo, pageSize: size }));
  const found = query.data;
  const choice = useExportChoice(
    found?.list ?? [],
    ({ claimNo }) => claimNo,
    ({ claimNo }) => exporting.choose(claimNo),
  );
  const reason = reasonOf(query.error);
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        parent={accountCrumb(url.get('accountNo'))}
        actions={<ExportButton {...claimExport(input, today)} choice={choice} />}
      />
      <CardFrame>
        <StateTabs
          id="claims"
          label={words.status}
          all={words.all}
          options={claimStates}
          value={filters.values.status}
          onChange={(status) => filters.apply({ status })}
        >
          <FilterBar
            filters={filters}
            controls={claimControls}
            query={query}
            views={
              <SavedViews
                place={ViewPlace.Claims}
                fields={claimFields}
                columns={claimColumns}
                columnsKey={columnsKey}
              />
            }
          />
          <Box sx={{ mt: 4 }}>
            {query.isError && found === undefined && reason !== undefined ? (
              <ErrorLine text={reason} onRetry={() => void query.refetch()} />
            ) : (
              <PageRows>
                <PagedTable
                  caption={words.title}
                  columns={claimColumns}
                  columnsKey={columnsKey}
                  rows={found?.list ?? []}
                  rowKey={({ claimNo }) => claimNo}
                  selection={choice.selection}
                  query={query}
                  pagination={found}
                  onPage={goTo}
                  narrow={(claim) => <ClaimEntry claim={claim} />}
                  empty={<EmptyList onClear={filters.isInitial ? undefined : filters.reset} />}
                />
              </PageRows>
            )}
          </Box>
        </StateTabs>
      </CardFrame>
    </>
  );
}
