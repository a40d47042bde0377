import { queryClient } from '../api/queryClient.ts';
import { currentArrival } from './arrival.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { flowQuery, openInfoQuery, productListQuery, userInfoQuery } from './queries.ts';

const anew = { staleTime: 0 } as const;

/** Something here has changed the session: this tab follows, and so do the others. */
export async function refreshSession(): Promise<void> {
  tellOtherTabs();
  await askSessionAnew();
}

/**
 * Asks anew who is here and what is opened, without a new load of the page: guard, menu and home follow at once. What
 * else was answered before is asked for again when it is shown.
 */
export async function askSessionAnew(): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' });
  const { productCode } = await queryClient.fetchQuery({ ...openInfoQuery(currentArrival()), ...anew });
  await Promise.allSettled([
    queryClient.fetchQuery({ ...userInfoQuery(productCode), ...anew }),
    queryClient.fetchQuery({ ...flowQuery(productCode), ...anew }),
    queryClient.fetchQuery({ ...productListQuery(), ...anew }),
  ]);
}
