import { useQuery } from '@tanstack/react-query';
import type { BillTab } from '#generated/shared/enums/BillTab.ts';
import type { Product } from '../../products/product.ts';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { useSort } from '../../ui/table/useSort.ts';
import { billFields, billInput, billSort, tabField, tabOf } from './filters.ts';
import { billPageQuery, sumsQuery } from './queries.ts';

/** The bills that the URL asks for, by tab, filters, order and page. */
export function useBillList({ code }: Product) {
  const tabs = useUrlFilters(tabField);
  const filters = useUrlFilters(billFields);
  const [page, goTo] = usePageRequest('bills');
  const tab = tabOf(tabs.values);
  const sort = useSort(billSort);
  const question = { ...billInput(code, tab, filters.values), ...sort.input };
  const query = useQuery(billPageQuery(question, page));
  // Rows of another tab would be misread; sums and counts may stay until the new ones arrive.
  const rows = query.data?.tab === tab ? query.data : undefined;
  return {
    tab,
    toTab: (tabName: BillTab) => tabs.apply({ tabName }),
    filters,
    sort,
    question,
    goTo,
    query,
    sumsQuery: sumsQuery(question, page),
    page: rows,
    rowsQuery: { ...query, data: rows, isPending: rows === undefined && !query.isError },
  };
}

export type BillList = ReturnType<typeof useBillList>;
