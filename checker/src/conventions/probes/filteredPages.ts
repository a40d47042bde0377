/** Reads a filtered list page by page. The filter holds for every page: none has an item that the filtered list lacks. */
import { isDeepStrictEqual } from 'node:util';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { narrowed } from '../../core/requests/narrowed.ts';
import { nextPart } from '../../core/requests/nextPart.ts';
import { filterMembers } from '../consistency/complete.ts';
import { isWhole } from '../consistency/parts.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of filters. */
const FILTERS = 4;
/** Number of pages into which a filtered list is cut. */
const PAGES = 4;

export async function readFilteredPages(probe: Probe, operation: Operation): Promise<void> {
  const { paging, cursor } = operation;
  const size = paging?.ask.size ?? cursor?.size;
  if (size === undefined) return;
  const whole = probe.requests.widest(operation);
  let followed = 0;
  for (const payload of narrowed(operation, whole, probe.requests.pool)) {
    if (followed >= FILTERS || filterMembers(operation, payload).length !== 1) continue;
    if (!probe.requests.isSound(operation, payload)) continue;
    const sent = await ask(probe, operation, payload, 'parent', TRIED);
    const items = sent && itemsOf(operation, sent.exchange.verdict);
    if (!items || items.length < 2 || !isWhole(sent, items)) continue;
    followed += 1;
    await follow(probe, operation, sent, { size, items });
  }
}

interface Filtered {
  /** The parameter for the length of a page. */
  readonly size: string;
  /** The items of the whole filtered list. */
  readonly items: readonly Payload[];
}

async function follow(
  probe: Probe,
  operation: Operation,
  all: Sent,
  { size, items }: Filtered,
): Promise<void> {
  const { minimum = 1, enum: sizes } = flattened(
    flattened(operation.request, operation.schemas).properties?.[size] ?? {},
    operation.schemas,
  );
  const length = Math.max(1, minimum, Math.ceil(items.length / PAGES));
  const { payload } = all.case.ask;
  const steps: Sent[] = [];
  const seen: Payload[] = [];
  // The smallest of fixed page lengths may hold the whole list, so such lists are not read by pages.
  let asked: Payload | undefined = sizes ? undefined : { ...payload, [size]: length };
  // The page after the last may be empty.
  while (asked && steps.length <= PAGES) {
    const sent: Sent | undefined = await ask(probe, operation, asked, 'parent', TRIED);
    const part = sent && itemsOf(operation, sent.exchange.verdict);
    if (!part || part.length > length) return;
    steps.push(sent);
    seen.push(...part);
    asked = nextOf(operation, asked, sent, length);
    if (part.length === 0) break;
  }
  const last = steps.at(-1);
  if (!last || steps.length < 2) return;
  const extra = seen.find((item) => !items.some((other) => isDeepStrictEqual(other, item)));
  const again = extra && (await ask(probe, operation, payload, 'parent', TRIED));
  // Another client may have changed the list since the first read.
  if (!again || !isDeepStrictEqual(itemsOf(operation, again.exchange.verdict), items)) return;
  const names = filterMembers(operation, payload);
  const filter = names.map((name) => `${name} ${String(payload[name])}`).join(' and ');
  const message = `a page of the list for ${filter} has an item that the whole list for ${filter} lacks`;
  report(probe, last, [all, ...steps], `pages/${names.join(' ')}`, message);
}

/** The next page by its number, or as the response names it. The filter is sent again. */
function nextOf(operation: Operation, asked: Payload, sent: Sent, length: number): Payload | undefined {
  const { paging } = operation;
  if (paging) {
    const { page } = paging.ask;
    const first = paging.byOffset || paging.fromZero ? 0 : 1;
    const here = Number(asked[page] ?? first);
    return { ...asked, [page]: here + (paging.byOffset ? length : 1) };
  }
  const data = resourceOf(operation, sent.exchange.verdict.data);
  const next = nextPart(operation, asked, data, sent.exchange.got);
  return next && { ...asked, ...next.payload };
}
