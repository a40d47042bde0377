import { useQuery } from '@tanstack/react-query';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { savedViews } from '#portal/domain/views/SavedViews.tsx';
import { accountControl } from '../../domain/accounts/accountControl.tsx';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { FilteredList } from '../../ui/list/FilteredList.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { useSort } from '../../ui/table/useSort.ts';
import { copy } from './copy.ts';
import { refundsQuery } from './queries.ts';
import { refundColumns } from './refundColumns.tsx';
import { RefundEntry } from './RefundEntry.tsx';
import { refundExport } from './refundExport.ts';
import { refundControls, refundFields, refundSort, refundsInput, refundStates } from './refundFilters.ts';

/** /fenxiao/refundList, /yipanhuo/refoundRecord (the specification's spelling): refunds by state. 1 §2 */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const filters = useUrlFilters(refundFields);
  const [{ pageNo, size }, goTo] = usePageRequest('refunds');
  const sort = useSort(refundSort);
  const columnsKey = useAccountKey('refunds');
  const today = useToday();
  const input = { ...refundsInput(product.code, filters.values), ...sort.input };
  const refunds = useQuery(refundsQuery({ ...input, pageNo, pageSize: size }));
  return (
    <FilteredList
      id="refunds"
      title={copy.title}
      intro={copy.intro}
      tabs={{
        label: copy.fields.status,
        all: copy.all,
        options: refundStates,
        value: filters.values.status,
        onChange: (status) => filters.apply({ status }),
      }}
      filters={filters}
      controls={[...refundControls, ...accountControl({ product, isParent })]}
      columns={refundColumns(product)}
      rowKey={({ refundNo }) => refundNo}
      narrow={(refund) => <RefundEntry refund={refund} />}
      columnsKey={columnsKey}
      sort={sort}
      onPage={goTo}
      query={refunds}
      exported={refundExport(input, today)}
      views={savedViews(ViewPlace.Refunds)}
      sumsOf={({ sumAmount }) => [[copy.sum, sumAmount]]}
    />
  );
}
