/**
 * Asks for two resources in both orders, where the contract returns them in the order of the request. The check as-asked judges
 * the responses.
 */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { inOrderOf } from '../prose/inOrderOf.ts';
import { ask } from './ask.ts';
import type { Probe } from './probe.ts';

export async function readInOrder(probe: Probe, operation: Operation): Promise<void> {
  if (operation.effect !== 'read') return;
  for (const [name, part] of Object.entries(
    flattened(operation.request, operation.schemas).properties ?? {},
  )) {
    const { items } = valueOf(part, operation.schemas);
    if (!items || inOrderOf(operation, name) === undefined) continue;
    const base = probe.requests.filled(operation);
    const isSound = (pair: readonly unknown[]): boolean =>
      probe.requests.isSound(operation, { ...base, [name]: pair });
    for (const values of await valuesFor(probe, isSound)) {
      const lengths: (number | undefined)[] = [];
      for (const pair of [values, values.toReversed()]) {
        const sent = await ask(probe, operation, { ...base, [name]: pair }, 'parent', {
          kind: 'conversation',
        });
        lengths.push(sent && itemsOf(operation, sent.exchange.verdict)?.length);
      }
      // Both are found, so the values are those that the parameter means, and the check has judged their order.
      if (lengths.every((length) => length === 2)) return;
    }
  }
}

/** Returns two values of each member of listed resources: their ids, their codes. Leaves out what the request cannot take. */
async function valuesFor(
  probe: Probe,
  isTaken: (pair: readonly unknown[]) => boolean,
): Promise<(readonly unknown[])[]> {
  const found: (readonly unknown[])[] = [];
  for (const list of probe.context.neighbours.filter(
    ({ effect, roles = [] }) => effect === 'read' && roles.some(({ does }) => does === 'list'),
  )) {
    const sent = await ask(probe, list, probe.requests.widest(list), 'parent', { kind: 'conversation' });
    const items: readonly Payload[] = (sent && itemsOf(list, sent.exchange.verdict)) ?? [];
    for (const member of Object.keys(items[0] ?? {})) {
      const values = [...new Set(items.map((item) => item[member]))]
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .slice(0, 2);
      if (values.length === 2 && isTaken(values)) found.push(values);
    }
  }
  return found;
}
