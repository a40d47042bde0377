import { allSentencesOf } from '../../../core/contract/sentences.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import { nextPart } from '../../../core/requests/nextPart.ts';
import { withDefaults } from '../../../core/requests/partOfList.ts';
import { perOperation } from '../../prose/perOperation.ts';

const KEEP =
  /\b(links?|addresses|urls?)\b[^.]*\b(keeps?|kept|contain|contains|preserves?|carry|carries|repeats?)\b[^.]*\b(filters?|parameters?|query|criteria|conditions)\b/i;

/** Some frameworks drop the filters, so the contract must promise them. */
const keepsFilters = perOperation((operation) => allSentencesOf(operation).some((text) => KEEP.test(text)));

/** The link to the next part starts where this part ends. */
export const nextLink: Check = {
  id: 'next-link',
  title: 'a link to the next page skips no item',
  judge: ({ operation, payload, verdict, got }) => {
    const { paging } = operation;
    const items = paging && itemsOf(operation, verdict);
    if (!items || items.length === 0) return none;
    const next = nextPart(operation, payload, resourceOf(operation, verdict.data), got);
    const { page, size } = paging.ask;
    if (!next) return none;
    const dropped = keepsFilters(operation)
      ? Object.keys(payload).find(
          (name) =>
            operation.places?.[name]?.in === 'query' &&
            name !== page &&
            name !== size &&
            page in next.payload &&
            !(name in next.payload),
        )
      : undefined;
    if (dropped !== undefined)
      return one(`the link to the next part drops ${dropped}, which was asked for`, { pointer: dropped });
    const requested = withDefaults(operation, payload);
    const first = paging.byOffset || paging.fromZero ? 0 : 1;
    const from = Number(requested[page] ?? first);
    const to = Number(next.payload[page]);
    const step = paging.byOffset ? Math.max(items.length, Number(requested[size]) || 0) : 1;
    if (!(to > from + step)) return none;
    return one(`the next part begins at ${page} ${to}, and this one ends before ${from + step}`, {
      pointer: page,
    });
  },
};
