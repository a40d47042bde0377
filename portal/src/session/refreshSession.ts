import { queryClient } from '../api/queryClient.ts';
import { currentArrival } from './arrival.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { flowQuery, openInfoQuery, productListQuery, userInfoQuery } from './queries.ts';

/** Forces a request although a response is cached. */
const stale = { staleTime: 0 } as const;

/** Refreshes the session in this tab and in the others after a change here. */
export async function refreshSession(): Promise<void> {
  tellOtherTabs();
  await askSessionAnew();
}

/**
 * Refetches user and products without a reload: guard, menu and home update at once. Other responses are refetched
 * when they are shown.
 */
export async function askSessionAnew(): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' });
  const { productCode } = await queryClient.fetchQuery({ ...openInfoQuery(currentArrival()), ...stale });
  await Promise.allSettled([
    queryClient.fetchQuery({ ...userInfoQuery(productCode), ...stale }),
    queryClient.fetchQuery({ ...flowQuery(productCode), ...stale }),
    queryClient.fetchQuery({ ...productListQuery(), ...stale }),
  ]);
}
