import { queryClient } from '../../api/queryClient.ts';
import { openedProduct, type Asked } from '../../session/asked.ts';
import { readFilters } from '../../widgets/filters/fields.ts';
import { pageOf } from '../../widgets/table/pagination.ts';
import { billFields, billQuestion, tabField, tabOf } from './filters.ts';
import { billPageQuery, sumsQuery } from './queries.ts';

/** Asks for the page that the URL names. */
export function prefetch({ session, query }: Asked): void {
  const product = openedProduct(session);
  if (product === undefined) return;
  const tab = tabOf(readFilters(tabField, query));
  const question = billQuestion(product.code, tab, readFilters(billFields, query));
  const page = pageOf(query);
  for (const asked of [billPageQuery(question, page), sumsQuery(question, page)])
    void queryClient.prefetchQuery(asked);
}
