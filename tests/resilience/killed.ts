/** Sends 500 concurrent payments while the process is killed. */
import { connections, kept, pay, type Kept, type Payment } from './payments.ts';
import { inStore, type StoreName } from './stores.ts';

const PAYMENTS = 500;
const SESSIONS = 20;

/**
 * Sends the payments.
 * @param moment number of acknowledged payments before the kill; a memory store is not killed
 * @returns how many payments were acknowledged, lost and doubled
 */
export const paymentsUntilKilled = (name: StoreName, moment: number): Promise<Kept> =>
  inStore(name, async ({ start }) => {
    const simulator = await start();
    const client = connections(simulator.origin, PAYMENTS);
    const payments: Payment[] = [];
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    await Promise.all(
      Array.from({ length: PAYMENTS }, async (_, index) => {
        const payment = await pay(client, `killed-${index % SESSIONS}`);
        payments.push(payment);
        if (payment.order !== undefined) acknowledged += 1;
        if (name !== 'memory' && acknowledged >= moment) killed ??= simulator.kill();
      }),
    );
    await killed;
    client.close();
    return kept(payments, (killed ? await start() : simulator).origin);
  });
