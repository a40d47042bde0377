import { queryClient } from '../../api/queryClient.ts';
import { openedProduct, type Asked } from '../../session/asked.ts';
import { readFilters } from '../../widgets/filters/fields.ts';
import { pageOf } from '../../widgets/table/pagination.ts';
import { orderFields, ordersInput } from './orderFilters.ts';
import { ordersQuery } from './queries.ts';

/** Asks for the page of orders that the URL names. */
export function prefetch({ session, query }: Asked): void {
  const product = openedProduct(session);
  if (product === undefined) return;
  const { pageNo, size } = pageOf(query);
  const input = ordersInput(product.code, readFilters(orderFields, query));
  void queryClient.prefetchQuery(ordersQuery({ ...input, pageNo, pageSize: size }));
}
