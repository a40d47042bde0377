/** Sends parallel first payments in sessions that were never started. */
import { connections, kept, pay, type Kept } from './payments.ts';
import { inStore, type StoreName } from './stores.ts';

export const SESSIONS = 12;
/** Payments of one session, all sent at once. */
export const AT_ONCE = 8;
/** Number of payments of a round. */
export const FIRST_PAYMENTS = SESSIONS * AT_ONCE;

/**
 * Sends the payments of a round.
 * @param processes number of simulators that share the store
 * @returns how many payments were acknowledged, lost and doubled
 */
export const firstPayments = (name: StoreName, processes: number): Promise<Kept> =>
  inStore(name, async ({ start }) => {
    const simulators = await Promise.all(Array.from({ length: processes }, start));
    const clients = simulators.map(({ origin }) => connections(origin, FIRST_PAYMENTS));
    const payments = await Promise.all(
      Array.from({ length: FIRST_PAYMENTS }, (_, index) =>
        pay(clients[index % processes]!, `first-${Math.floor(index / AT_ONCE)}`),
      ),
    );
    for (const client of clients) client.close();
    return kept(payments, simulators[0]!.origin);
  });
