/** Asks for a page after the last one, where the contract says that it is refused. The check of the same name judges the response. */
import type { Operation } from '../../core/contract/types.ts';
import { refusalBeyondOf } from '../prose/beyondLast.ts';
import { ask } from './ask.ts';
import type { Probe } from './probe.ts';

/** A page number that lies beyond the items of a usual test backend. */
const FAR = 900;

export async function readBeyondLast(probe: Probe, operation: Operation): Promise<void> {
  const { paging } = operation;
  if (!paging || refusalBeyondOf(operation) === undefined) return;
  const payload = { ...probe.requests.widest(operation), [paging.ask.page]: FAR };
  if (probe.requests.isSound(operation, payload))
    await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
}
