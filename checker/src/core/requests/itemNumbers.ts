/** Makes creations whose list items have different numbers: with one piece of each, a sum cannot show which pieces it leaves out. */
import { isObject } from '../base/object.ts';
import { flattened } from '../contract/flattened.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import { inBody } from './inBody.ts';

/** Members that identify a resource or give its place. */
const NAMES = /(^|_|[a-z])(id|no|nr|number|code|key|line|position|index|order|year)$/i;

/** @returns one request for each list of several items */
export const withItemNumbers = (operation: Operation, base: Payload): Payload[] =>
  inBody(operation, base, ({ request, schemas, linked }, body) => {
    const { properties = {} } = flattened(request, schemas);
    return Object.entries(body).flatMap(([name, value]): Payload[] => {
      const { items } = flattened(properties[name] ?? {}, schemas);
      if (!Array.isArray(value) || value.length < 2 || !items) return [];
      const { properties: members = {} } = flattened(items, schemas);
      const counted = Object.keys(members).filter((each) => !NAMES.test(each) && !(each in linked));
      const parts = counted.map((each) => [each, flattened(members[each] ?? {}, schemas)] as const);
      // One more in the first item, three more in the second: equal numbers become different.
      const changed = value.map((item: unknown, index) =>
        isObject(item) ? { ...item, ...raised(item, 2 * index + 1, parts) } : item,
      );
      return JSON.stringify(changed) === JSON.stringify(value) ? [] : [{ ...body, [name]: changed }];
    });
  });

/** Returns the whole numbers of an item, raised where their maximum allows it. */
const raised = (item: Payload, by: number, members: readonly (readonly [string, Schema])[]): Payload =>
  Object.fromEntries(
    members.flatMap(([name, schema]) => {
      const value = item[name];
      const { maximum = Infinity, multipleOf = 1 } = schema;
      if (typeof value !== 'number' || typeOf(schema) !== 'integer' || schema.enum) return [];
      const more = value + by * multipleOf;
      return more <= maximum ? [[name, more]] : [];
    }),
  );
