/** Reads a filtered list page by page. The filter holds for every page: none has an item that the filtered list lacks. */
import { isDeepStrictEqual } from 'node:util';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { narrowed } from '../../core/requests/narrowed.ts';
import { filterMembers } from '../consistency/complete.ts';
import { isWhole } from '../consistency/parts.ts';
import { ask, report, TRIED } from './ask.ts';
import { pageByPage, sizeOf } from './pageByPage.ts';
import type { Probe } from './probe.ts';

/** Maximum number of filters. */
const FILTERS = 4;

export async function readFilteredPages(probe: Probe, operation: Operation): Promise<void> {
  if (sizeOf(operation) === undefined) return;
  const whole = probe.requests.widest(operation);
  let followed = 0;
  for (const payload of narrowed(operation, whole, probe.requests.pool)) {
    if (followed >= FILTERS || filterMembers(operation, payload).length !== 1) continue;
    if (!probe.requests.isSound(operation, payload)) continue;
    const sent = await ask(probe, operation, payload, 'parent', TRIED);
    const items = sent && itemsOf(operation, sent.exchange.verdict);
    if (!items || items.length < 2 || !isWhole(sent, items)) continue;
    followed += 1;
    await follow(probe, operation, sent, items);
  }
}

/** @param all the response with the whole filtered list @param items its items */
async function follow(
  probe: Probe,
  operation: Operation,
  all: Sent,
  items: readonly Payload[],
): Promise<void> {
  const { payload } = all.case.ask;
  const pages = await pageByPage(probe, operation, payload, items.length);
  const last = pages?.steps.at(-1);
  if (!pages || !last) return;
  const extra = pages.seen.find((item) => !items.some((other) => isDeepStrictEqual(other, item)));
  const again = extra && (await ask(probe, operation, payload, 'parent', TRIED));
  // Another client may have changed the list since the first read.
  if (!again || !isDeepStrictEqual(itemsOf(operation, again.exchange.verdict), items)) return;
  const names = filterMembers(operation, payload);
  const filter = names.map((name) => `${name} ${String(payload[name])}`).join(' and ');
  const message = `a page of the list for ${filter} has an item that the whole list for ${filter} lacks`;
  report(probe, last, [all, ...pages.steps], `pages/${names.join(' ')}`, message);
}
