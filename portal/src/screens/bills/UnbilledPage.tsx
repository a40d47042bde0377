import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { LoanStatus } from '#generated/shared/enums/LoanStatus.ts';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { LoanStatusLabel } from '#generated/shared/labels.ts';
import { SavedViews } from '#portal/domain/views/SavedViews.tsx';
import { exporting } from '../../copy/ui.ts';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { paths } from '../../paths.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { useExportChoice } from '../../ui/export/useExportChoice.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { useSort } from '../../ui/table/useSort.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';
import { unbilledColumns } from './exportColumns.ts';
import { unbilledFields, unbilledInput, unbilledSort } from './filters.ts';
import { UnbilledEntry, unbilledTableColumns } from './parts/unbilledTable.tsx';
import { allUnbilled, unbilledPageQuery } from './queries.ts';

const words = copy.unbilled;

const controls: readonly FilterControl<keyof typeof unbilledFields>[] = [
  { kind: 'period', label: copy.filters.takenOn },
  {
    kind: 'select',
    name: 'loanStatus',
    label: copy.filters.loanStatus,
    options: optionsOf(Object.values(LoanStatus), LoanStatusLabel),
  },
  { kind: 'numbers', name: 'orderNo', label: copy.filters.orderNo },
];

/** Pages shown instead to viewers without access. */
export const refused = {
  'parents-only': () => <Refused why="child" />,
  'pop-only': () => <Refused why="not-pop" />,
};

/** Links to the bill list: other users find their unbilled orders there. */
function Refused({ why }: { readonly why: keyof typeof words.refused }) {
  return (
    <>
      <PageHead title={words.title} />
      <CardFrame>
        <EmptyLine
          text={words.refused[why]}
          action={
            <LinkButton variant="link" to={paths.companyBills({ tabName: BillTab.Unbilled })}>
              {words.withBills}
            </LinkButton>
          }
        />
      </CardFrame>
    </>
  );
}

/** /yaojingcai/unbilled: loan orders of a POP user that no bill contains yet. Parents only. 1 §2, 1 §6 */
export function Component() {
  const { code } = useProduct();
  const today = useToday();
  const filters = useUrlFilters(unbilledFields);
  const [page, goTo] = usePageRequest('unbilled');
  const sort = useSort(unbilledSort);
  const columnsKey = useAccountKey('unbilled');
  const question = { ...unbilledInput(code, filters.values), ...sort.input };
  const loans = useQuery(unbilledPageQuery(question, page));
  const choice = useExportChoice(
    loans.data?.list ?? [],
    ({ loanNo }) => loanNo,
    ({ loanNo }) => exporting.choose(loanNo),
  );
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        actions={
          <ExportButton
            title={words.title}
            period={exportPeriod(question, today)}
            total={{ label: exporting.total }}
            choice={choice}
            columns={unbilledColumns}
            load={allUnbilled(question)}
          />
        }
      />
      <CardFrame>
        <FilterBar
          filters={filters}
          controls={controls}
          query={loans}
          views={
            <SavedViews
              place={ViewPlace.Unbilled}
              fields={unbilledFields}
              sort={unbilledSort}
              columns={unbilledTableColumns}
              columnsKey={columnsKey}
            />
          }
        />
        <Box sx={{ mt: 4 }}>
          <PageRows>
            <PagedTable
              caption={words.caption}
              columns={unbilledTableColumns}
              columnsKey={columnsKey}
              sort={sort}
              rows={loans.data?.list ?? []}
              rowKey={(row) => row.loanNo}
              selection={choice.selection}
              narrow={(row) => <UnbilledEntry row={row} />}
              query={loans}
              pagination={loans.data}
              onPage={goTo}
              empty={<EmptyList onClear={filters.isInitial ? undefined : filters.reset} />}
            />
          </PageRows>
        </Box>
        {loans.data ? (
          <Box sx={{ my: 4 }}>
            <TotalLine label={words.sum}>
              <MoneyText value={loans.data.sumOwed} />
            </TotalLine>
          </Box>
        ) : null}
        <HintPanel tone="flat" icon="phone">
          <Words>{copy.upcoming.service}</Words>
        </HintPanel>
      </CardFrame>
    </>
  );
}
