import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { savedViews } from '#portal/domain/views/SavedViews.tsx';
import { accountControl } from '../../domain/accounts/accountControl.tsx';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { useBooks } from '../../domain/books/useBooks.tsx';
import { lastEndedMonth } from '../../domain/receipt/months.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { FilteredList } from '../../ui/list/FilteredList.tsx';
import { useRowInUrl } from '../../ui/list/useRowInUrl.ts';
import { openAccountStatement, openStatement } from '../../ui/print/papers.ts';
import { useChosenRows } from '../../ui/table/useChosenRows.ts';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { useSort } from '../../ui/table/useSort.ts';
import { recordColumns } from './columns.tsx';
import { copy } from './copy.ts';
import { recordControls, recordFields, recordSort, recordsInput, states } from './filters.ts';
import { recordsQuery, type RepayRecord } from './queries.ts';
import { ReceiptsBar } from './ReceiptsBar.tsx';
import { RecordEntry } from './RecordEntry.tsx';
import { recordExport } from './recordExport.ts';

const RecordDrawer = lazy(() =>
  import('./RecordDrawer.tsx').then((module) => ({ default: module.RecordDrawer })),
);

const keyOf = ({ repayNo }: RepayRecord): string => repayNo;

/** List of repayments, at the addresses payRecord, payRecordFxzq and payedRecord. 1 §2, 1 §4 */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const filters = useUrlFilters(recordFields);
  const [{ pageNo, size }, goTo] = usePageRequest('repayments');
  const sort = useSort(recordSort);
  const columnsKey = useAccountKey('repayments');
  const drawer = useRowInUrl('detail');
  const today = useToday();
  const input = { ...recordsInput(product.code, filters.values), ...sort.input };
  const records = useQuery(recordsQuery({ ...input, pageNo, pageSize: size }));
  const exported = recordExport(input, today);
  const books = useBooks('repayments', exported);
  const open = ({ repayNo }: RepayRecord) => drawer.open(repayNo);
  const list = JSON.stringify(input);
  const chosen = useChosenRows(records.data?.list ?? [], keyOf, list);
  return (
    <FilteredList
      id="repayments"
      title={copy.title}
      intro={copy.intro}
      actions={
        <>
          <Button variant="outlined" onClick={openAccountStatement}>
            {copy.accountStatement}
          </Button>
          <Button variant="outlined" onClick={() => openStatement(lastEndedMonth(today))}>
            {copy.statement}
          </Button>
        </>
      }
      tabs={{
        label: copy.fields.status,
        all: copy.all,
        options: states,
        value: filters.values.status,
        onChange: (status) => filters.apply({ status }),
      }}
      filters={filters}
      controls={[...recordControls, ...accountControl({ product, isParent, showEmptyOption: true })]}
      columns={recordColumns(open)}
      rowKey={keyOf}
      selection={{
        selected: chosen.selected,
        onChange: chosen.choose,
        canSelect: () => true,
        labelOf: ({ repayNo }) => copy.choose(repayNo),
      }}
      onOpen={open}
      narrow={(record) => <RecordEntry record={record} onOpen={open} />}
      columnsKey={columnsKey}
      sort={sort}
      onPage={goTo}
      query={records}
      exported={exported}
      more={books.more}
      views={savedViews(ViewPlace.Repayments)}
      sumsOf={({ sumAmount }) => [[copy.sum, sumAmount]]}
    >
      <ReceiptsBar key={list} chosen={chosen} total={records.data?.total ?? 0} load={exported.load} />
      {books.dialog}
      {drawer.everOpen ? (
        <Suspense fallback={null}>
          <RecordDrawer productCode={product.code} repayNo={drawer.value} onClose={drawer.close} />
        </Suspense>
      ) : null}
    </FilteredList>
  );
}
