/** Creates two resources, the second for a later day: whether the list means the day or the creation, the second is the newer. */
import type { Operation } from '../../core/contract/types.ts';
import { shiftDates } from '../../core/requests/shiftDates.ts';
import { promisedOrder } from '../checks/lists/newest-first.ts';
import { ask, askEither } from './ask.ts';
import { createOperationOf } from './make.ts';
import type { Probe } from './probe.ts';

/** @param list a read of a list. The check `newest-first` judges it. */
export async function createOnTwoDays(probe: Probe, list: Operation): Promise<void> {
  const resource = list.roles?.find(({ does }) => does === 'list')?.resource;
  const maker = resource && createOperationOf(probe, resource);
  // The items of a path with parameters belong to a whole, and the new ones may belong to another.
  if (!maker || promisedOrder(list) === undefined || list.url.includes('{')) return;
  const { requests } = probe;
  const first = requests.unlike(maker, requests.accepted.get(maker) ?? requests.filled(maker));
  const later = shiftDates(maker, requests.unlike(maker, first), 1);
  // Where a request has no day, the creation time alone decides.
  if (!later || !requests.isSound(maker, first) || !requests.isSound(maker, later)) return;
  for (const payload of [first, later])
    if (!(await askEither(probe, maker, payload))?.exchange.verdict.success) return;
  await ask(probe, list, requests.widest(list));
}
