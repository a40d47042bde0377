import { queryClient } from '../../api/queryClient.ts';
import type { Asked } from '../../session/asked.ts';
import { billDetailQuery, planQuery } from './queries.ts';

/** Requests the bill of the URL, and its plan. */
export async function prefetchFirst({ productCode, query }: Asked): Promise<void> {
  const billNo = query.get('billNo');
  if (billNo === null) return;
  void queryClient.prefetchQuery(planQuery(productCode, billNo));
  await queryClient.prefetchQuery(billDetailQuery(productCode, billNo));
}
