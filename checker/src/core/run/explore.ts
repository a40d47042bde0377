/** Sends the reads first, so that later requests can name existing resources. No response is checked here. */
import type { Operation } from '../contract/types.ts';
import type { Headers } from '../exchange/headers.ts';
import { validCases } from '../plan/valid.ts';
import { Pool } from '../requests/pool.ts';
import type { NamedPayload } from '../requests/valid.ts';
import { examplesOf } from '../requests/valid.ts';
import { inParallel } from './inParallel.ts';
import type { Sender } from './send.ts';

/** Maximum number of resources whose details are read, per example. */
const DETAILS = 2;

/**
 * Sends each read with its examples, which shows lists, and again with ids from them, which shows details.
 *
 * @param width number of parallel requests
 * @returns the names and values that the responses show
 */
export async function explore(
  operations: readonly Operation[],
  headers: Headers,
  sender: Sender,
  width: number,
): Promise<Pool> {
  const pool = new Pool();
  const reads = operations.filter(({ effect }) => effect === 'read');
  const ask = async (requestsOf: (operation: Operation) => readonly NamedPayload[]): Promise<void> => {
    const cases = reads.flatMap((operation) => validCases(operation, requestsOf(operation)));
    const answers = await inParallel(cases, width, (one) => sender.sendAs(headers, one));
    // Uses the order of the requests, not of the responses, so that the same seed makes the same requests.
    for (const { exchange, case: one } of answers)
      if (exchange.verdict.success) pool.learnFrom(one.operation, exchange.verdict.data);
  };
  await ask(examplesOf);
  await ask((operation) =>
    examplesOf(operation).flatMap(({ name, payload }) =>
      pool.filled(operation, payload, DETAILS).map((filled) => ({ name, payload: filled })),
    ),
  );
  return pool;
}
