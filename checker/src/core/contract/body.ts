import { isObject } from '../base/object.ts';
import { flattened } from './flattened.ts';
import { isFile } from './isFile.ts';
import { attributesIn, attributesOf } from './resource.ts';
import type { Operation, Payload, Schema } from './types.ts';

/** Returns the schemas of the members of a body. */
export function membersOf({ request, schemas, bodyMember }: Operation): Readonly<Record<string, Schema>> {
  const whole = flattened(request, schemas);
  const body = bodyMember === undefined ? whole : flattened(whole.properties?.[bodyMember] ?? {}, schemas);
  return attributesOf(body, schemas).properties ?? {};
}

/** Returns the members sent in the body, without those sent elsewhere and without files. */
export const bodyOf = (operation: Operation, payload: Payload): Payload => {
  const { bodyMember, places = {}, schemas } = operation;
  // A file is shown by an address, or by a name of its own.
  const parts = Object.entries(membersOf(operation));
  const files = new Set(parts.filter(([, part]) => isFile(flattened(part, schemas))).map(([name]) => name));
  const body = bodyMember === undefined ? payload : payload[bodyMember];
  const own = attributesIn(body);
  const members = isObject(own) ? own : {};
  return Object.fromEntries(
    Object.entries(members).filter(
      ([name]) => (!places[name] || bodyMember !== undefined || own !== body) && !files.has(name),
    ),
  );
};
