/** Reads a list page by page, with a chosen page length. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { nextPart } from '../../core/requests/nextPart.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Number of pages into which a list is cut. */
const PAGES = 4;

interface Pages {
  /** The responses, in the order of the pages. */
  readonly steps: readonly Sent[];
  /** The items of all pages. */
  readonly seen: readonly Payload[];
}

/** Returns the parameter for the length of a page. */
export const sizeOf = ({ paging, cursor }: Operation): string | undefined => paging?.ask.size ?? cursor?.size;

/**
 * @param payload the request for the whole list
 * @param count the number of its items
 * @returns undefined if the list cannot be cut into pages, or a page is longer than requested
 */
export async function pageByPage(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  count: number,
): Promise<Pages | undefined> {
  const size = sizeOf(operation);
  if (size === undefined) return undefined;
  const { minimum = 1, enum: sizes } = flattened(
    flattened(operation.request, operation.schemas).properties?.[size] ?? {},
    operation.schemas,
  );
  const length = Math.max(1, minimum, Math.ceil(count / PAGES));
  const steps: Sent[] = [];
  const seen: Payload[] = [];
  // The smallest of fixed page lengths may hold the whole list, so such lists are not read by pages.
  let asked: Payload | undefined = sizes ? undefined : { ...payload, [size]: length };
  // The page after the last may be empty.
  while (asked && steps.length <= PAGES) {
    const sent: Sent | undefined = await ask(probe, operation, asked, 'parent', TRIED);
    const part = sent && itemsOf(operation, sent.exchange.verdict);
    if (!part || part.length > length) return undefined;
    steps.push(sent);
    seen.push(...part);
    asked = nextOf(operation, asked, sent, length);
    if (part.length === 0) break;
  }
  return steps.length < 2 ? undefined : { steps, seen };
}

/** The next page by its number, or as the response names it. The other parameters are sent again. */
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
