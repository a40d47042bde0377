import { queryClient } from '../../api/queryClient.ts';
import { prefetchPicker } from '../../domain/accounts/subAccounts.ts';
import type { Asked } from '../../session/asked.ts';
import { readFilters } from '../../ui/filters/fields.ts';
import { pageOf } from '../../ui/table/pagination.ts';
import { preferredPageSize } from '../../ui/table/preferredPageSize.ts';
import { sortInput } from '../../ui/table/sort.ts';
import { orderFields, orderSort, ordersInput } from './orderFilters.ts';
import { ordersQuery } from './queries.ts';

/** Requests the page of orders in the URL. */
export function prefetchFirst({ productCode, query }: Asked) {
  const { pageNo, size } = pageOf(query, preferredPageSize('orders'));
  const input = {
    ...ordersInput(productCode, readFilters(orderFields, query)),
    ...sortInput(orderSort, query),
  };
  return queryClient.prefetchQuery(ordersQuery({ ...input, pageNo, pageSize: size }));
}

export const prefetchRest = prefetchPicker;
