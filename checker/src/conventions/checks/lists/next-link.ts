import { escaped } from '../../../core/base/words.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { allSentencesOf } from '../../../core/contract/sentences.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import { nextPart } from '../../../core/requests/nextPart.ts';
import { withDefaults } from '../../../core/requests/partOfList.ts';
import { perOperation } from '../../prose/perOperation.ts';

/** `The links keep the filters`, `next contains all parameters`. */
const KEEP =
  /\b(links?|address(es)?|urls?|next|prev)\b[^.]*\b(keeps?|kept|contains?|preserves?|carry|carries|repeats?|includ(es?|ing)|with (its|the|all|these|those))\b[^.]*\b(filters?|parameters?|query|criteria|conditions)\b/i;

/** Some frameworks drop the filters, so the contract must promise them: in a sentence, or beside the member with the link. */
const keepsFilters = perOperation((operation) =>
  [
    ...allSentencesOf(operation),
    ...Object.entries(dataOf(operation).properties ?? {}).flatMap(([name, part]) =>
      /next/i.test(name) ? [`${name} ${flattened(part, operation.schemas).description ?? ''}`] : [],
    ),
  ]
    // A cursor may hold the filters itself.
    .some((text) => KEEP.test(text) && !holdsFilters(text, operation.cursor?.ask)),
);

const holdsFilters = (text: string, cursor: string | undefined): boolean =>
  cursor !== undefined && new RegExp(`\\b${escaped(cursor)}\\b`, 'i').test(text);

/** The link to the next part starts where this part ends. */
export const nextLink: Check = {
  id: 'next-link',
  title: 'a link to the next page skips no item',
  judge: ({ operation, payload, verdict, got }) => {
    const { paging, cursor } = operation;
    const items = paging || cursor ? itemsOf(operation, verdict) : undefined;
    if (!items || items.length === 0) return none;
    const next = nextPart(operation, payload, resourceOf(operation, verdict.data), got);
    const { page = '', size } = paging?.ask ?? { page: cursor?.ask, size: cursor?.size };
    if (!next) return none;
    // A bare cursor goes with the filters of the request.
    const mustKeep = next.shownAs.includes('?') && page in next.payload && keepsFilters(operation);
    const isFilter = (name: string): boolean =>
      operation.places?.[name]?.in === 'query' && name !== page && name !== size;
    const dropped = mustKeep
      ? Object.keys(payload).find((name) => isFilter(name) && !(name in next.payload))
      : undefined;
    if (dropped !== undefined)
      return one(`the link to the next part drops ${dropped}, which was asked for`, { pointer: dropped });
    if (!paging || size === undefined) return none;
    const requested = withDefaults(operation, payload);
    const first = paging.byOffset || paging.fromZero ? 0 : 1;
    const from = Number(requested[page] ?? first);
    const to = Number(next.payload[page]);
    // By offset, a page may show fewer items than its size.
    const step = paging.byOffset ? Math.max(items.length, Number(requested[size]) || 0) : 1;
    if (!(to > from + step)) return none;
    return one(`the next part begins at ${page} ${to}, and this one ends before ${from + step}`, {
      pointer: page,
    });
  },
};
