/** Reads a sorted list page by page. The order holds for the whole list: the pages together are in the order of the whole list. */
import { isDeepStrictEqual } from 'node:util';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { SORT, sortingOf } from '../../core/requests/sorting.ts';
import { isWhole } from '../consistency/parts.ts';
import { ask, report, TRIED } from './ask.ts';
import { pageByPage, sizeOf } from './pageByPage.ts';
import type { Probe } from './probe.ts';

/** Maximum number of orders. */
const ORDERS = 4;

export async function readSortedPages(probe: Probe, operation: Operation): Promise<void> {
  if (sizeOf(operation) === undefined) return;
  const whole = probe.requests.widest(operation);
  for (const payload of sortedRequests(operation, whole).slice(0, ORDERS)) {
    if (!probe.requests.isSound(operation, payload)) continue;
    const all = await ask(probe, operation, payload, 'parent', TRIED);
    const items = all && itemsOf(operation, all.exchange.verdict);
    const member = sortingOf(payload)?.member ?? '';
    // Items with the same value may change places between two requests, so only the values are compared.
    const values = (list: readonly Payload[]): unknown[] => list.map((item) => item[member]);
    const isJudged = items?.every((item) => /^(string|number)$/.test(typeof item[member]));
    if (!items || !isJudged || items.length < 3 || !isWhole(all, items)) continue;
    const pages = await pageByPage(probe, operation, payload, items.length);
    const last = pages?.steps.at(-1);
    if (!pages || !last || pages.seen.length !== items.length) continue;
    if (isDeepStrictEqual(values(pages.seen), values(items))) continue;
    const again = await ask(probe, operation, payload, 'parent', TRIED);
    // Another client may have changed the list since the first read.
    if (!again || !isDeepStrictEqual(values(itemsOf(operation, again.exchange.verdict) ?? []), values(items)))
      continue;
    const message = `the pages of the list sorted by ${member} together are in another order than the whole list: ${values(pages.seen).slice(0, 6).join(', ')}`;
    report(probe, last, [all, ...pages.steps], `sorted-pages/${member}`, message);
  }
}

/** The requests for the whole list in each order that the contract names. */
function sortedRequests(operation: Operation, whole: Payload): Payload[] {
  const { request, schemas } = operation;
  return Object.entries(flattened(request, schemas).properties ?? {}).flatMap(([name, part]) =>
    SORT.test(name) ? (valueOf(part, schemas).enum ?? []).map((value) => ({ ...whole, [name]: value })) : [],
  );
}
