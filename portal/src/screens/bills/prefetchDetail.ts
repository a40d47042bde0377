import { queryClient } from '../../api/queryClient.ts';
import { openedProduct, type Asked } from '../../session/asked.ts';
import { billDetailQuery, planQuery } from './queries.ts';

/** Asks for the bill that the URL names, and its plan. */
export function prefetch({ session, query }: Asked): void {
  const billNo = query.get('billNo');
  const product = openedProduct(session);
  if (billNo === null || product === undefined) return;
  void queryClient.prefetchQuery(billDetailQuery(product.code, billNo));
  void queryClient.prefetchQuery(planQuery(product.code, billNo));
}
