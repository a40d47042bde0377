import { flattened } from '../contract/flattened.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { itemsOf } from './items.ts';
import type { Check } from './check.ts';

/** A list asked for by a documented value of a member shows only what has that value. */
export const filtered: Check = {
  id: 'filtered',
  title: 'a list shows only what it was asked for',
  judge: ({ operation, payload, verdict }) => {
    const items = operation.answers && operation.effect === 'read' ? itemsOf(operation, verdict) : undefined;
    if (!items) return [];
    const within = limitsOf(operation, payload).flatMap(({ name, limit, member, keeps }) => {
      const other = items.find((item) => typeof item[member] === 'number' && !keeps(item[member]));
      return other
        ? [
            {
              message: `${member} ${String(other[member])} is listed, ${name} ${limit} was asked for`,
              pointer: `filter ${name}`,
            },
          ]
        : [];
    });
    const alike = filtersOf(operation).flatMap((name) => {
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
    return [...within, ...alike];
  },
};

interface Limit {
  readonly name: string;
  readonly limit: number;
  /** What is limited. */
  readonly member: string;
  readonly keeps: (value: number) => boolean;
}

/** `min_seats`, `maxPrice`: how little and how much of a member. */
function limitsOf({ places = {} }: Operation, payload: Payload): Limit[] {
  return Object.entries(payload).flatMap(([name, asked]) => {
    const [, end, rest = ''] = /^(min|max)(?:[_-]|(?=[A-Z]))(\w+)$/.exec(name) ?? [];
    const limit = Number(asked);
    if (end === undefined || places[name]?.in !== 'query' || Number.isNaN(limit)) return [];
    const member = `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
    const keeps = (value: number): boolean => (end === 'min' ? value >= limit : value <= limit);
    return [{ name, limit, member, keeps }];
  });
}

/** A number that names something. Others may well be a limit: four stars are asked for, and five are found. */
const NAMES = /(?:^|_|-|[a-z])(?:id|no|nr|number|code)$/i;

/** Members that hold one of a few values or the name of something: a free text may be looked for within others. */
function filtersOf(operation: Operation): string[] {
  const { request, schemas, places = {} } = operation;
  const { properties = {}, required = [] } = flattened(request, schemas);
  return Object.entries(properties).flatMap(([name, part]) => {
    if (places[name]?.in === 'path') return isWithin(operation, name) ? [name] : [];
    const schema = flattened(part, schemas);
    const single = schema.items ? flattened(schema.items, schemas) : schema;
    const isNumber = typeOf(single) === 'integer' && NAMES.test(name);
    const isName = single.pattern !== undefined && required.includes(name);
    return single.enum || typeOf(single) === 'boolean' || isNumber || isName ? [name] : [];
  });
}

/** `/rooms/{roomId}/bookings` lists bookings of that room: unless the things themselves are named so. */
const isWithin = ({ roles = [] }: Operation, name: string): boolean =>
  roles.length > 0 && !roles.some(({ kind }) => kind.member === name);
