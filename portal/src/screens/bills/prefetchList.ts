import { queryClient } from '../../api/queryClient.ts';
import { prefetchPicker } from '../../domain/accounts/subAccounts.ts';
import type { Asked } from '../../session/asked.ts';
import { readFilters } from '../../ui/filters/fields.ts';
import { pageOf } from '../../ui/table/pagination.ts';
import { preferredPageSize } from '../../ui/table/preferredPageSize.ts';
import { sortInput } from '../../ui/table/sort.ts';
import { billFields, billInput, billSort, tabField, tabOf } from './filters.ts';
import { billPageQuery, sumsQuery } from './queries.ts';

/** Requests the rows and the sums that the URL asks for. */
export function prefetchFirst({ productCode, query }: Asked) {
  const tab = tabOf(readFilters(tabField, query));
  const question = {
    ...billInput(productCode, tab, readFilters(billFields, query)),
    ...sortInput(billSort, query),
  };
  const page = pageOf(query, preferredPageSize('bills'));
  return Promise.all([
    queryClient.prefetchQuery(billPageQuery(question, page)),
    queryClient.prefetchQuery(sumsQuery(question, page)),
  ]);
}

/** Requests the accounts of the filter, for which the page does not wait. */
export const prefetchRest = prefetchPicker;
