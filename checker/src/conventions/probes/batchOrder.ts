/** Asks for two resources in both orders, where the contract returns them in the order of the request. */
import { flattened } from '../../core/contract/flattened.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';

const ORDER =
  /\b(in|keeps?|preserves?) the (same )?order (of|in which|as)\b|\bsame order\b|顺序(与|和)[^。]*(一致|相同)/i;

export async function readInOrder(probe: Probe, operation: Operation): Promise<void> {
  if (operation.effect !== 'read') return;
  for (const [name, part] of Object.entries(
    flattened(operation.request, operation.schemas).properties ?? {},
  )) {
    const { items } = valueOf(part, operation.schemas);
    const says = sentencesOf(operation).find((text) => ORDER.test(text) && text.includes(name));
    if (!items || says === undefined) continue;
    const base = probe.requests.filled(operation);
    for (const { member, values } of await valuesFor(probe, (pair) =>
      probe.requests.isSound(operation, { ...base, [name]: pair }),
    )) {
      const sent: Sent[] = [];
      for (const pair of [values, values.toReversed()]) {
        const one = await ask(probe, operation, { ...base, [name]: pair }, 'parent', {
          kind: 'conversation',
        });
        const shown = one && itemsOf(operation, one.exchange.verdict)?.map((item) => item[member]);
        if (!one || shown?.length !== 2 || !pair.every((value) => shown.includes(value))) break;
        sent.push(one);
        if (shown[0] === pair[0]) continue;
        const message = `${name} ${pair.join(', ')} gives ${shown.map(String).join(', ')}; the contract says '${says}'`;
        return report(probe, one, sent, `order/${name}`, message);
      }
      if (sent.length === 2) return;
    }
  }
}

interface Values {
  readonly member: string;
  readonly values: readonly unknown[];
}

/** Pairs of values of one member of listed resources which the request takes. */
async function valuesFor(probe: Probe, isTaken: (pair: readonly unknown[]) => boolean): Promise<Values[]> {
  const found: Values[] = [];
  for (const list of probe.context.neighbours.filter(
    ({ effect, roles = [] }) => effect === 'read' && roles.some(({ does }) => does === 'list'),
  )) {
    const sent = await ask(probe, list, probe.requests.widest(list), 'parent', { kind: 'conversation' });
    const items: readonly Payload[] = (sent && itemsOf(list, sent.exchange.verdict)) ?? [];
    for (const member of Object.keys(items[0] ?? {})) {
      const values = [...new Set(items.map((item) => item[member]))]
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .slice(0, 2);
      if (values.length === 2 && isTaken(values)) found.push({ member, values });
    }
  }
  return found;
}
