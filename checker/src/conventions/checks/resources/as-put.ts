import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../core/base/object.ts';
import { bodyOf, membersOf } from '../../../core/contract/body.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import { versionOf } from '../../../core/contract/versionOf.ts';
import type { Check } from '../../../core/judging/check.ts';
import { resourceOf } from '../../../core/judging/resource.ts';

/** A PUT of a single resource, with one schema for request and response, shows each flag, number and enum value as it was sent. */
export const asPut: Check = {
  id: 'as-put',
  title: 'a value of a PUT is shown as it was sent',
  judge: ({ operation, payload, verdict, expect }) => {
    const data = resourceOf(operation, verdict.data);
    // An invalid request may be accepted without an effect.
    const isValid = expect.kind === 'observed' || expect.kind === 'answered';
    if (!verdict.success || !isValid || !isObject(data) || !hasSameSchema(operation)) return [];
    // The version increases with each change.
    const { [versionOf(operation) ?? '']: _, ...sent } = bodyOf(operation, payload);
    const wrong = differing(sent, data, membersOf(operation), operation);
    return wrong.map(({ name, sent, shown }) => ({
      message: `${name} is shown as ${JSON.stringify(shown)}, ${JSON.stringify(sent)} was put`,
      pointer: name,
    }));
  },
};

const sameSchema = new WeakMap<Operation, boolean>();

/** Returns whether a PUT is of a single resource, and its response has the schema of its request. */
function hasSameSchema(operation: Operation): boolean {
  const { method, roles = [], answers, schemas } = operation;
  if (method !== 'PUT' || !answers || !roles.some(({ resource }) => resource.single)) return false;
  const found =
    sameSchema.get(operation) ??
    isDeepStrictEqual(
      formOf(membersOf(operation), schemas),
      formOf(dataOf(operation).properties ?? {}, schemas),
    );
  sameSchema.set(operation, found);
  return found;
}

type Schemas = Operation['schemas'];

/** Names and types of all members, at any depth. */
const formOf = (members: Readonly<Record<string, Schema>>, schemas: Schemas): unknown =>
  Object.fromEntries(
    Object.entries(members)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => {
        const { properties, ...own } = flattened(part, schemas);
        return [name, properties ? formOf(properties, schemas) : typeOf(own)];
      }),
  );

interface Difference {
  readonly name: string;
  readonly sent: unknown;
  readonly shown: unknown;
}

/** Returns the flags, numbers and enum values that are shown with another value, at any depth. */
function differing(
  sent: Payload,
  shown: Payload,
  members: Readonly<Record<string, Schema>>,
  operation: Operation,
): Difference[] {
  return Object.entries(sent).flatMap(([name, value]): Difference[] => {
    const schema = flattened(members[name] ?? {}, operation.schemas);
    const came = shown[name];
    if (isObject(value) && isObject(came)) return differing(value, came, schema.properties ?? {}, operation);
    const isPlain = typeof value === 'boolean' || typeof value === 'number' || schema.enum?.includes(value);
    return isPlain && came !== undefined && came !== value ? [{ name, sent: value, shown: came }] : [];
  });
}
