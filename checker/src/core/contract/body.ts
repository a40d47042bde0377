import { asRaw, memberOf } from '../base/object.ts';
import { bodyPath } from './bodyPath.ts';
import { flattened } from './flattened.ts';
import { isFile } from './isFile.ts';
import type { Operation, Payload, Schema } from './types.ts';

/** Returns the schema of the body's attributes, without their wrappers. */
export const bodySchemaOf = (operation: Operation): Schema =>
  bodyPath(operation).reduce<Schema>(
    (part, name) => flattened(part.properties?.[name] ?? {}, operation.schemas),
    flattened(operation.request, operation.schemas),
  );

/** Returns the schemas of the members of a body. */
export const membersOf = (operation: Operation): Readonly<Record<string, Schema>> =>
  bodySchemaOf(operation).properties ?? {};

/** Returns the members sent in the body, without those sent elsewhere and without files. */
export const bodyOf = (operation: Operation, payload: Payload): Payload => {
  const { places = {}, schemas } = operation;
  // A response shows a file by its URL, or by another name.
  const parts = Object.entries(membersOf(operation));
  const files = new Set(parts.filter(([, part]) => isFile(flattened(part, schemas))).map(([name]) => name));
  const path = bodyPath(operation);
  const members = path.reduce<unknown>(memberOf, payload);
  // Without a wrapper, the payload has the parameters beside the members of the body: `id` of `PUT /pets/{id}`.
  return Object.fromEntries(
    Object.entries(asRaw(members)).filter(([name]) => (path.length > 0 || !places[name]) && !files.has(name)),
  );
};
