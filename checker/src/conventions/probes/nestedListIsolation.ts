/** A resource created within one parent must not appear in the list of another: ratings of two talks are two lists. */
import { isDeepStrictEqual } from 'node:util';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ask, report, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

/** @param payload an accepted request */
export async function checkNestedLists(probe: Probe, operation: Operation, payload: Payload): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const list = probe.context.neighbours.find(({ url, method }) => url === operation.url && method === 'GET');
  const [parent, ...more] = Object.keys(namesInPath(operation, payload));
  if (!role || !list || parent === undefined || more.length > 0) return;
  const { resource } = role;
  const other = probe.requests.pool
    .of(operation.named?.[parent]?.name ?? parent)
    .find((value) => String(value) !== String(payload[parent]));
  if (other === undefined) return;
  const asked = { ...probe.requests.widest(list), [parent]: other };
  const before = await itemsIn(probe, list, asked);
  if (!before) return;
  const made = await ask(probe, operation, probe.requests.unlike(operation, payload));
  if (!made?.exchange.verdict.success) return;
  const own = await itemsIn(probe, list, { ...asked, [parent]: payload[parent] });
  const after = await itemsIn(probe, list, asked);
  // An item that another client has added to the other list is not in the own one.
  const misplaced = after?.items.find(
    (item) =>
      own?.items.some((each) => isDeepStrictEqual(each, item)) &&
      !before.items.some((each) => String(each[resource.member]) === String(item[resource.member])),
  );
  if (!after || !misplaced) return;
  const message = `what was made at ${parent} ${String(payload[parent])} is listed at ${String(other)}`;
  report(probe, after.sent, [before.sent, made, after.sent], `elsewhere/${parent}`, message);
}

/** Reads a list. @returns undefined if the response shows none */
async function itemsIn(
  probe: Probe,
  list: Operation,
  asked: Payload,
): Promise<{ readonly sent: Sent; readonly items: readonly Payload[] } | undefined> {
  const sent = await ask(probe, list, asked, 'parent', TRIED);
  const items = sent && itemsOf(list, sent.exchange.verdict);
  return items && { sent, items };
}
