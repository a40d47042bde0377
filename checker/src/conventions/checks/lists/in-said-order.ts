/** A list has the order that its description states: `The customers of the workshop, sorted by name`. */
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Schema } from '../../../core/contract/types.ts';
import { valueOf } from '../../../core/contract/valueOf.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { choosesOrder } from '../../../core/requests/sorting.ts';
import { saidOrder } from '../../prose/saidOrder.ts';
import { mayShowInstead } from '../../prose/shownInstead.ts';
import { isInWay } from './inWay.ts';

export const inSaidOrder: Check = {
  id: 'in-said-order',
  title: 'a list has the order that its description states',
  judge: ({ operation, payload, verdict }) => {
    const items =
      operation.effect === 'read' && !choosesOrder(payload) ? itemsOf(operation, verdict) : undefined;
    if (!operation.answers || !items) return none;
    const shown = listIn(dataOf(operation), operation.schemas)?.item?.properties ?? {};
    const order = saidOrder(operation, Object.keys(shown));
    // A list may be sorted by a value that it does not show.
    if (!order || mayShowInstead(operation, order.member)) return none;
    const { member, direction, text } = order;
    const ranks = ranksOf(
      valueOf(shown[member] ?? {}, operation.schemas),
      items.map((item) => item[member]),
    );
    if (ranks.some((each) => isInWay(each, direction))) return none;
    const values = items.slice(0, 6).map((item) => String(item[member]));
    return one(
      `the list is not in the order of ${member}: ${values.join(', ')}; the contract says '${text}'`,
      {
        pointer: 'order',
      },
    );
  },
};

/**
 * Returns the values by which the list may be sorted: numbers and days themselves, the initials of texts with and without case.
 * Backends differ in how they compare the rest of a text. Values that tell nothing are left out.
 */
function ranksOf(
  { enum: all, format, ...schema }: Schema,
  values: readonly unknown[],
): (string | number)[][] {
  if (all || format === 'date-time') return [[]];
  if (/^(?:integer|number)$/.test(typeOf(schema)))
    return [values.filter((value) => typeof value === 'number')];
  const texts = values.filter((value) => typeof value === 'string');
  if (format === 'date') return [texts];
  const initials = texts.map((value) => value.slice(0, 1)).filter((each) => /[a-z]/i.test(each));
  return [initials, initials.map((each) => each.toLowerCase())];
}
