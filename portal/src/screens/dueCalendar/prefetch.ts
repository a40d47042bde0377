import { queryClient } from '../../api/queryClient.ts';
import { serverNow } from '../../api/serverClock.ts';
import { shanghaiDay } from '../../format/date.ts';
import type { Asked } from '../../session/asked.ts';
import { dueMonthQuery } from './queries.ts';
import { monthIn } from './rules/choice.ts';

/** Requests the month of the URL. */
export async function prefetchFirst({ productCode, query }: Asked): Promise<void> {
  await queryClient.prefetchQuery(dueMonthQuery(productCode, monthIn(query, shanghaiDay(serverNow()))));
}
