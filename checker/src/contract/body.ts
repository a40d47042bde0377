import { isObject } from '../object.ts';
import { flattened } from './flattened.ts';
import type { Operation, Payload, Schema } from './types.ts';

/** What the contract says of the members of a body. */
export function membersOf({ request, schemas, bodyMember }: Operation): Readonly<Record<string, Schema>> {
  const { properties = {} } = flattened(request, schemas);
  return bodyMember === undefined
    ? properties
    : (flattened(properties[bodyMember] ?? {}, schemas).properties ?? {});
}

/** What is sent in the body, without what goes elsewhere. */
export const bodyOf = ({ bodyMember, places = {} }: Operation, payload: Payload): Payload => {
  const body = bodyMember === undefined ? payload : payload[bodyMember];
  const members = isObject(body) ? body : {};
  return Object.fromEntries(
    Object.entries(members).filter(([name]) => !places[name] || bodyMember !== undefined),
  );
};
