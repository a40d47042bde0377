/** Reads the page before an item by its id: `ending_before` names the item after the page. */
import { isDeepStrictEqual } from 'node:util';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** `ending_before`, `page_before`, `before_id`. Not `created_before`, which limits a time. */
const BEFORE = /^(ending|end|page)?_?before(_?id)?$/i;
/** The page lies right beside the item: `returns the page that ends before this id`, `items immediately before`. */
const BESIDE =
  /\b(page|list|results?)\b[^.;]*\b(ends?|before|preced\w+|previous)\b|\b(just|right|immediately|directly) (before|preceding)\b/i;
/** Items on the page before the last item. */
const SIZE = 2;

export async function readBackwards(probe: Probe, operation: Operation): Promise<void> {
  const { cursor, roles = [], schemas } = operation;
  const member = roles.find(({ does }) => does === 'list')?.resource.member;
  const { properties = {} } = flattened(operation.request, schemas);
  const name = Object.keys(properties).find((each) => BEFORE.test(each) && isReadParameter(operation, each));
  if (name === undefined || member === undefined || cursor?.size === undefined) return;
  const { description = '', format } = valueOf(properties[name] ?? {}, schemas);
  // A `before` with a date limits the time of the items.
  if (format?.startsWith('date') || !BESIDE.test(description)) return;
  const widest = probe.requests.widest(operation);
  const whole = await ask(probe, operation, widest);
  const items = (whole && itemsOf(operation, whole.exchange.verdict)) ?? [];
  const last = items.at(-1);
  // With fewer items, the page before the last item is the first page, which a backend that ignores the parameter shows too.
  if (!whole || !last || items.length < SIZE + 2) return;
  const payload = { ...widest, [cursor.size]: SIZE, [name]: last[member] };
  if (!probe.requests.isSound(operation, payload)) return;
  const sent = await ask(probe, operation, payload, 'parent', TRIED);
  const shown = sent && itemsOf(operation, sent.exchange.verdict);
  if (!sent || !shown || shown.length === 0) return;
  // Another client may have changed the list since the first read.
  const again = await ask(probe, operation, widest);
  const isSame = again && isDeepStrictEqual(itemsOf(operation, again.exchange.verdict), items);
  const beside = items.at(-2)?.[member];
  if (!isSame || shown.some((each) => each[member] === beside)) return;
  const message = `the page before ${member} ${String(last[member])} lacks ${String(beside)}, which is listed right before it; the contract says '${description}'`;
  report(probe, sent, [whole, sent], `pages/${name}`, message);
}
