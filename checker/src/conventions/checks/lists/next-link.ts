import { escaped } from '../../../core/base/words.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { allPromisesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Paging, Payload } from '../../../core/contract/types.ts';
import type { Check, Complaint } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import type { Next } from '../../../core/requests/nextPart.ts';
import { nextPart } from '../../../core/requests/nextPart.ts';
import { withDefaults } from '../../../core/requests/wholeList.ts';
import { perOperation } from '../../prose/perOperation.ts';

/** `The links keep the filters`, `next contains all parameters`. */
const KEEP =
  /\b(links?|address(es)?|urls?|next|prev)\b[^.]*\b(keeps?|kept|contains?|preserves?|carry|carries|repeats?|includ(es?|ing)|with (its|the|all|these|those))\b[^.]*\b(filters?|parameters?|query|criteria|conditions)\b/i;

/** Some frameworks drop the filters, so the contract must promise them: in a sentence, or beside the member with the link. */
const keepsFilters = perOperation((operation) =>
  [
    ...allPromisesOf(operation),
    ...Object.entries(dataOf(operation).properties ?? {}).flatMap(([name, part]) =>
      /next/i.test(name) ? [`${name} ${flattened(part, operation.schemas).description ?? ''}`] : [],
    ),
  ]
    // A cursor may hold the filters itself.
    .some((text) => KEEP.test(text) && !holdsFilters(text, operation.cursor?.ask)),
);

const holdsFilters = (text: string, cursor: string | undefined): boolean =>
  cursor !== undefined && new RegExp(`\\b${escaped(cursor)}\\b`, 'i').test(text);

/** The link to the next part starts no later than this part ends, and keeps the filters if the contract says so. */
export const nextLink: Check = {
  id: 'next-link',
  title: 'a link to the next page skips no item',
  judge: ({ operation, payload, verdict, got }) => {
    const { paging, cursor } = operation;
    const items = paging || cursor ? itemsOf(operation, verdict) : undefined;
    if (!items || items.length === 0) return none;
    const next = nextPart(operation, payload, resourceOf(operation, verdict.data), got);
    if (!next) return none;
    const dropped = droppedFilter(operation, payload, next);
    if (dropped !== undefined)
      return one(`the link to the next part drops ${dropped}, which was asked for`, { pointer: dropped });
    return paging ? skippedItems(operation, paging, { payload, next, count: items.length }) : none;
  },
};

/** Returns a filter of the request that the link lacks, if the contract says that it keeps them. */
function droppedFilter(operation: Operation, payload: Payload, next: Next): string | undefined {
  const { paging, cursor } = operation;
  const { page = '', size } = paging?.ask ?? { page: cursor?.ask, size: cursor?.size };
  // A bare cursor goes with the filters of the request.
  const isLink = next.shownAs.includes('?') && page in next.payload;
  if (!isLink || !keepsFilters(operation)) return undefined;
  const isFilter = (name: string): boolean =>
    operation.places?.[name]?.in === 'query' && name !== page && name !== size;
  return Object.keys(payload).find((name) => isFilter(name) && !(name in next.payload));
}

/** Compares the page or offset of the link with the end of this page. @param count the number of items on this page */
function skippedItems(
  operation: Operation,
  { ask: { page, size }, byOffset, fromZero }: Paging,
  { payload, next, count }: { payload: Payload; next: Next; count: number },
): readonly Complaint[] {
  const requested = withDefaults(operation, payload);
  const first = byOffset || fromZero ? 0 : 1;
  const from = Number(requested[page] ?? first);
  const to = Number(next.payload[page]);
  // By offset, a page may show fewer items than its size.
  const step = byOffset ? Math.max(count, Number(requested[size]) || 0) : 1;
  // A link without a page number (NaN) skips nothing.
  const isBeyond = to > from + step;
  return isBeyond
    ? one(`the next part begins at ${page} ${to}, and this one ends before ${from + step}`, { pointer: page })
    : none;
}
