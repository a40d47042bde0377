import { flattened } from '../../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { inOrderOf } from '../../prose/inOrderOf.ts';

/** Several resources that a request names come in its order, if the contract says so. */
export const asAsked: Check = {
  id: 'as-asked',
  title: 'resources come in the order of the request if the contract says so',
  judge: ({ operation, payload, verdict }) => {
    const items = operation.effect === 'read' ? itemsOf(operation, verdict) : undefined;
    if (!items || items.length < 2) return [];
    return listsIn(operation, payload).flatMap(({ name, asked }) => {
      const says = inOrderOf(operation, name);
      // The member whose values were asked for. If one item is missing, the order of the others is uncertain.
      const member = Object.keys(items[0] ?? {}).find(
        (each) => items.length === asked.length && items.every((item) => asked.includes(item[each])),
      );
      if (says === undefined || member === undefined) return [];
      if (items.every((item, at) => item[member] === asked[at])) return [];
      const shown = items.map((item) => String(item[member])).join(', ');
      const message = `${name} ${asked.map(String).join(', ')} gives ${shown}; the contract says '${says}'`;
      return [{ message, pointer: name }];
    });
  },
};

/** Lists of distinct values in a request, with the names of their members. */
const listsIn = ({ request, schemas }: Operation, payload: Payload) =>
  Object.keys(flattened(request, schemas).properties ?? {}).flatMap((name) => {
    const asked: unknown = payload[name];
    return Array.isArray(asked) && new Set(asked).size === asked.length
      ? [{ name, asked: asked as unknown[] }]
      : [];
  });
