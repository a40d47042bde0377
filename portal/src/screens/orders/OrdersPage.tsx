import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { savedViews } from '#portal/domain/views/SavedViews.tsx';
import { accountControl } from '../../domain/accounts/accountControl.tsx';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { ReconcileLink } from '../../domain/bills/ReconcileLink.tsx';
import type { Product } from '../../products/product.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { FilteredList } from '../../ui/list/FilteredList.tsx';
import { useRowInUrl } from '../../ui/list/useRowInUrl.ts';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { useSort } from '../../ui/table/useSort.ts';
import { copy } from './copy.ts';
import { orderColumns } from './orderColumns.tsx';
import { OrderEntry } from './OrderEntry.tsx';
import { orderExport } from './orderExport.ts';
import {
  orderFields,
  orderSort,
  ordersInput,
  receipts,
  searchControls,
  stateControls,
  supplierControl,
} from './orderFilters.ts';
import { ordersQuery } from './queries.ts';
import type { Order } from './rules.ts';
import { ordersViewOf, type OrdersView } from './views.ts';

const { fields } = copy;

const OrderDrawer = lazy(() =>
  import('./OrderDrawer.tsx').then((module) => ({ default: module.OrderDrawer })),
);

/** /company/orderManage and the like: the orders of a product. A drawer shows the order of the URL. 1 §2 */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const view = ordersViewOf(product);
  const filters = useUrlFilters(orderFields);
  const [{ pageNo, size }, goTo] = usePageRequest('orders');
  const sort = useSort(orderSort);
  const columnsKey = useAccountKey('orders');
  const drawer = useRowInUrl('orderNo');
  const today = useToday();
  const input = { ...ordersInput(product.code, filters.values), ...sort.input };
  const orders = useQuery(ordersQuery({ ...input, pageNo, pageSize: size }));
  const open = ({ orderNo }: Order) => drawer.open(orderNo);
  return (
    <FilteredList
      id="orders"
      title={copy.title}
      intro={copy.intro}
      actions={<ReconcileLink />}
      tabs={{
        label: fields.receipt,
        all: copy.allOrders,
        options: receipts,
        value: filters.values.receipt,
        onChange: (receipt) => filters.apply({ receipt }),
      }}
      filters={filters}
      controls={controlsOf(view, { product, isParent })}
      columns={orderColumns(product, view.columns, open)}
      rowKey={({ orderNo }) => orderNo}
      onOpen={open}
      narrow={(order) => <OrderEntry order={order} product={product} onOpen={open} />}
      columnsKey={columnsKey}
      sort={sort}
      onPage={goTo}
      query={orders}
      exported={orderExport(input, today)}
      views={savedViews(ViewPlace.Orders)}
      sumsOf={({ sumAmount, sumRefunded }) => [
        [copy.sumAmount, sumAmount],
        [fields.refunded, sumRefunded],
      ]}
    >
      {drawer.everOpen ? (
        <Suspense fallback={null}>
          <OrderDrawer product={product} orderNo={drawer.value} onClose={drawer.close} />
        </Suspense>
      ) : null}
    </FilteredList>
  );
}

const controlsOf = ({ bySupplier }: OrdersView, viewer: { product: Product; isParent: boolean }) => [
  ...searchControls,
  ...accountControl({ ...viewer, showEmptyOption: true }),
  ...(bySupplier ? [supplierControl] : []),
  ...stateControls,
];
