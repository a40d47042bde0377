import { useQuery } from '@tanstack/react-query';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { savedViews } from '#portal/domain/views/SavedViews.tsx';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { FilteredList } from '../../ui/list/FilteredList.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { useSort } from '../../ui/table/useSort.ts';
import { copy } from './copy.ts';
import { paymentColumns } from './paymentColumns.tsx';
import { PaymentEntry } from './PaymentEntry.tsx';
import { paymentExport } from './paymentExport.ts';
import {
  ALL_PAYMENTS,
  paymentControls,
  paymentFields,
  paymentSort,
  paymentsInput,
  paymentStates,
} from './paymentFilters.ts';
import { paymentsQuery } from './queries.ts';

/** /yipanhuo/payedOrderRecord: the payments of the orders, by result. 1 §2 */
export function Component() {
  const product = useProduct();
  const filters = useUrlFilters(paymentFields);
  const [{ pageNo, size }, goTo] = usePageRequest('payments');
  const sort = useSort(paymentSort);
  const columnsKey = useAccountKey('payments');
  const today = useToday();
  const input = { ...paymentsInput(product.code, filters.values), ...sort.input };
  const payments = useQuery(paymentsQuery({ ...input, pageNo, pageSize: size }));
  return (
    <FilteredList
      id="payments"
      title={copy.paidTitle}
      intro={copy.paidIntro}
      tabs={{
        label: copy.fields.payment,
        all: copy.allPayments,
        options: paymentStates,
        value: filters.values.status === ALL_PAYMENTS ? '' : filters.values.status,
        onChange: (status) => filters.apply({ status: status === '' ? ALL_PAYMENTS : status }),
      }}
      filters={filters}
      controls={paymentControls}
      columns={paymentColumns(product)}
      rowKey={({ paymentNo }) => paymentNo}
      narrow={(payment) => <PaymentEntry payment={payment} product={product} />}
      columnsKey={columnsKey}
      sort={sort}
      onPage={goTo}
      query={payments}
      exported={paymentExport(input, today)}
      views={savedViews(ViewPlace.Payments)}
      sumsOf={({ sumAmount }) => [[copy.paidSum, sumAmount]]}
    />
  );
}
