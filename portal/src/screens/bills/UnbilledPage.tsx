import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { LoanStatus } from '#generated/shared/enums/LoanStatus.ts';
import { LoanStatusLabel } from '#generated/shared/labels.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useToday } from '../../session/useNow.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { copy } from './copy.ts';
import { unbilledColumns } from './exportColumns.ts';
import { unbilledFields, unbilledQuestion } from './filters.ts';
import { UnbilledEntry, unbilledTableColumns } from './parts/unbilledTable.tsx';
import { allUnbilled, unbilledPageQuery } from './queries.ts';

const words = copy.unbilled;

const controls: readonly FilterControl<keyof typeof unbilledFields>[] = [
  { kind: 'days', name: 'days', label: copy.filters.takenOn },
  {
    kind: 'select',
    name: 'loanStatus',
    label: copy.filters.loanStatus,
    options: optionsOf(Object.values(LoanStatus), LoanStatusLabel),
  },
  { kind: 'text', name: 'orderNo', label: copy.filters.orderNo },
];

/** /yaojingcai/unbilled: loan orders of a POP user that no bill has taken in yet. 1 §2 */
export function Component() {
  const { code } = useProduct();
  const today = useToday();
  const filters = useUrlFilters(unbilledFields);
  const [page, goTo] = usePageRequest();
  const question = unbilledQuestion(code, filters.values);
  const loans = useQuery(unbilledPageQuery(question, page));
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        actions={
          <ExportButton
            fileName={words.fileName(today)}
            columns={unbilledColumns}
            load={allUnbilled(question)}
          />
        }
      />
      <CardFrame>
        <FilterBar filters={filters} controls={controls} />
        <Box sx={{ mt: 4 }}>
          <PagedTable
            caption={words.caption}
            columns={unbilledTableColumns}
            rows={loans.data?.list ?? []}
            rowKey={(row) => row.loanNo}
            narrow={(row) => <UnbilledEntry row={row} />}
            query={loans}
            pagination={loans.data}
            onPage={goTo}
          />
        </Box>
        {loans.data ? (
          <Box sx={{ my: 4 }}>
            <TotalLine label={words.sum}>
              <MoneyText value={loans.data.sumOwed} />
            </TotalLine>
          </Box>
        ) : null}
        <HintPanel tone="flat" icon="phone">
          {copy.upcoming.service}
        </HintPanel>
      </CardFrame>
    </>
  );
}
