/**
 * Finds the path parameters and the required members of the body with which a list is largest: an empty list proves nothing. Later
 * reads of the list use them.
 */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of seen resources to use as the parent of the list. */
const PLACES = 4;

export async function useLargestList(probe: Probe, operation: Operation): Promise<void> {
  const isList = operation.roles?.some(({ does }) => does === 'list') === true;
  const [example] = examplesOf(operation);
  if (!isList || !example) return;
  const widest = probe.requests.widest(operation);
  const candidates = [example.payload, ...probe.requests.pool.filled(operation, example.payload, PLACES)].map(
    (payload) => whereIn(operation, payload),
  );
  const different = [...new Map(candidates.map((each) => [JSON.stringify(each), each])).values()];
  if (different.length < 2) return;
  let most = -1;
  for (const place of different) {
    const sent = await ask(probe, operation, { ...widest, ...place }, 'parent', TRIED);
    const found = (sent && itemsOf(operation, sent.exchange.verdict)?.length) ?? -1;
    if (found > most) probe.requests.nonEmptyWith.set(operation, place);
    most = Math.max(most, found);
  }
}

/** The path parameters of a request, and the required members of its body. */
function whereIn({ request, schemas, places = {} }: Operation, payload: Payload): Payload {
  const { required = [] } = flattened(request, schemas);
  return Object.fromEntries(
    Object.entries(payload).filter(([name]) =>
      places[name] ? places[name].in === 'path' : required.includes(name),
    ),
  );
}
