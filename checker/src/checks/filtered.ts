import { flattened } from '../contract/flattened.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation } from '../contract/types.ts';
import { itemsOf } from './items.ts';
import type { Check } from './check.ts';

/** A list asked for by a documented value of a member shows only what has that value. */
export const filtered: Check = {
  id: 'filtered',
  title: 'a list shows only what it was asked for',
  judge: ({ operation, payload, verdict }) => {
    const items = operation.answers && operation.effect === 'read' ? itemsOf(operation, verdict) : undefined;
    if (!items) return [];
    return filtersOf(operation).flatMap((name) => {
      const asked = payload[name];
      if (asked === undefined || asked === null || asked === '') return [];
      const wanted = [asked].flat().map(String);
      const other = items.find(
        (item) =>
          typeof item[name] !== 'object' && item[name] !== undefined && !wanted.includes(String(item[name])),
      );
      return other
        ? [
            {
              message: `${name} ${String(other[name])} is listed, ${wanted.join(', ')} was asked for`,
              pointer: `filter ${name}`,
            },
          ]
        : [];
    });
  },
};

/** Members that hold one of a few values: a free text may be looked for within others. */
function filtersOf({ request, schemas }: Operation): string[] {
  return Object.entries(flattened(request, schemas).properties ?? {}).flatMap(([name, part]) => {
    const schema = flattened(part, schemas);
    const single = schema.items ? flattened(schema.items, schemas) : schema;
    return single.enum || typeOf(single) === 'boolean' ? [name] : [];
  });
}
