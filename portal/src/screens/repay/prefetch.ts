import { queryClient } from '../../api/queryClient.ts';
import type { Asked } from '../../session/asked.ts';
import { preparationQuery, trialQuery } from './queries.ts';
import { initialTrial } from './rules/initialTrial.ts';
import { choiceOf } from './rules/targets.ts';

/** Requests the debt, then its trial, so that the form renders with both. With several funders, the user chooses one before a trial. */
export async function prefetchFirst({ productCode, query }: Asked): Promise<void> {
  const preparing = preparationQuery(productCode, choiceOf(query));
  await queryClient.prefetchQuery(preparing);
  const prepared = queryClient.getQueryData(preparing.queryKey);
  if (prepared === undefined) return;
  const { choice, preparation } = prepared;
  if (preparation.bills.length === 0 || preparation.investors.length > 1) return;
  await queryClient.prefetchQuery(trialQuery(productCode, initialTrial(choice, preparation, query)));
}
