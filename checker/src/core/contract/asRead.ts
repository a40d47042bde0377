/** Converts a payload to the values that the backend reads: texts get the types of their schemas. */
import { asRaw, isObject } from '../base/object.ts';
import { branchFor } from './branchFor.ts';
import { flattened } from './flattened.ts';
import { typeOf } from './typeOf.ts';
import type { Operation, Payload, Schema } from './types.ts';

/** Returns whether a member is sent as text: a parameter, or the body of a form or a member of it. */
const isText = ({ places, transport }: Operation, name: string): boolean =>
  places?.[name] !== undefined || transport === 'form' || transport === 'urlencoded';

/** Returns the payload as the backend reads it. */
export function asRead(operation: Operation, payload: Payload): Payload {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  if (!isObject(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      isText(operation, name) ? read(value, properties[name] ?? {}, operation) : value,
    ]),
  );
}

function read(value: unknown, given: Schema, operation: Operation): unknown {
  const schema = chosen(given, value, operation);
  if (Array.isArray(value)) return value.map((item) => read(item, schema.items ?? {}, operation));
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  switch (typeOf(schema)) {
    // A list of one item is sent as one text.
    case 'array':
      return [read(value, schema.items ?? {}, operation)];
    case 'integer':
    case 'number':
      return text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
    case 'boolean':
      return /^(true|false)$/.test(text) ? text === 'true' : text;
    case 'object':
      return isObject(value) ? readMembers(value, schema, operation) : value;
    default:
      return enumerated(schema, text);
  }
}

/** Reads the texts within an object: the body of a form, or a member that was sent with brackets. */
function readMembers(value: Payload, schema: Schema, operation: Operation): Payload {
  const { properties = {}, additionalProperties } = schema;
  const others = asRaw(additionalProperties);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, read(part, properties[name] ?? others, operation)]),
  );
}

/** Returns a schema with the branch of its choice that describes the value, else with the first branch that is not null. */
function chosen(given: Schema, value: unknown, { schemas }: Operation): Schema {
  const schema = branchFor(given, value, schemas);
  const branches = (schema.oneOf ?? schema.anyOf ?? []).map((option) => flattened(option, schemas));
  return { ...branches.find(({ type }) => type !== 'null'), ...schema };
}

/** Returns the enum value that a text stands for, if the enum has no type. */
const enumerated = (schema: Schema, text: string): unknown =>
  schema.type === undefined ? (schema.enum?.find((each) => String(each) === text) ?? text) : text;
