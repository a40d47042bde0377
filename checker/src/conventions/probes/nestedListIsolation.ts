/** What is made within one thing does not come into the list of another: ratings of two talks are two lists. */
import { isDeepStrictEqual } from 'node:util';
import { itemsOf } from '../../core/judging/items.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ask, say, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Round } from './probe.ts';

/** @param payload a request that was taken */
export async function elsewhere(round: Round, operation: Operation, payload: Payload): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const list = round.context.neighbours.find(({ url, method }) => url === operation.url && method === 'GET');
  const [as, ...more] = Object.keys(namesInPath(operation, payload));
  if (!role || !list || as === undefined || more.length > 0) return;
  const { kind } = role;
  const other = round.requests.pool
    .of(operation.named?.[as]?.name ?? as)
    .find((value) => String(value) !== String(payload[as]));
  if (other === undefined) return;
  const asked = { ...round.requests.widest(list), [as]: other };
  const before = await itemsIn(round, list, asked);
  if (!before) return;
  const made = await ask(round, operation, round.requests.unlike(operation, payload));
  if (!made?.exchange.verdict.success) return;
  const own = await itemsIn(round, list, { ...asked, [as]: payload[as] });
  const after = await itemsIn(round, list, asked);
  const come = after?.items.find(
    (item) =>
      own?.items.some((each) => isDeepStrictEqual(each, item)) &&
      !before.items.some((each) => String(each[kind.member]) === String(item[kind.member])),
  );
  if (!after || !come) return;
  const message = `what was made at ${as} ${String(payload[as])} is listed at ${String(other)}`;
  say(round, after.sent, [before.sent, made, after.sent], `elsewhere/${as}`, message);
}

async function itemsIn(
  round: Round,
  list: Operation,
  asked: Payload,
): Promise<{ readonly sent: Sent; readonly items: readonly Payload[] } | undefined> {
  const sent = await ask(round, list, asked, 'parent', TRIED);
  const items = sent && itemsOf(list, sent.exchange.verdict);
  return items && { sent, items };
}
