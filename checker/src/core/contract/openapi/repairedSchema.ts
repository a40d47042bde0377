/** Repairs invalid schema keywords if their meaning is unambiguous, and drops all others. */
import { isObject, type Raw } from '../../base/object.ts';
import { javascriptPattern } from '../patterns/javascriptPattern.ts';

/** @returns the value in JSON Schema form; undefined if it has no meaning there */
type Reading = (value: unknown) => unknown;

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
/** JSON Schema types for type names of other languages and of drafts. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  str: 'string',
  text: 'string',
  date: 'string',
  datetime: 'string',
  file: 'string',
  list: 'array',
  map: 'object',
  dict: 'object',
};

const number: Reading = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};
const count: Reading = (value) => {
  const read = number(value);
  return typeof read === 'number' && Number.isInteger(read) && read >= 0 ? read : undefined;
};
/** In draft 4, an exclusive bound is a flag beside the bound. */
const exclusiveBound: Reading = (value) => (typeof value === 'boolean' ? value : number(value));
const flag: Reading = (value) => {
  if (typeof value === 'boolean') return value;
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
};
const schema: Reading = (value) => (isObject(value) || typeof value === 'boolean' ? value : undefined);
const schemas: Reading = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => schema(each) !== undefined)
    ? value
    : undefined;
const map: Reading = (value) => (isObject(value) ? value : undefined);
const typeNamed = (value: unknown): string | undefined => {
  if (value === null) return 'null';
  const name = String(value).toLowerCase();
  return TYPES.has(name) ? name : OTHER_TYPES[name];
};
const type: Reading = (value) => {
  const names = [value].flat().map(typeNamed);
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return Array.isArray(value) ? [...new Set(names)] : names[0];
};

/** How the value of each keyword is read. */
const READINGS: Readonly<Record<string, Reading>> = {
  type,
  enum: (value) => (Array.isArray(value) && value.length > 0 ? value : undefined),
  required: (value) =>
    Array.isArray(value) && value.every((name) => typeof name === 'string') ? [...new Set(value)] : undefined,
  properties: map,
  patternProperties: (value) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, part]) => {
            const pattern = javascriptPattern(name);
            return pattern === undefined ? [] : [[pattern, part]];
          }),
        )
      : undefined,
  dependentSchemas: map,
  $defs: map,
  definitions: map,
  dependentRequired: map,
  allOf: schemas,
  oneOf: schemas,
  anyOf: schemas,
  prefixItems: schemas,
  items: schema,
  additionalProperties: (value) => schema(value) ?? flag(value),
  unevaluatedProperties: schema,
  unevaluatedItems: schema,
  propertyNames: schema,
  contains: schema,
  not: schema,
  if: schema,
  then: schema,
  else: schema,
  contentSchema: schema,
  format: (value) => (typeof value === 'string' ? value : undefined),
  pattern: (value) => (typeof value === 'string' ? javascriptPattern(value) : undefined),
  minimum: number,
  maximum: number,
  exclusiveMinimum: exclusiveBound,
  exclusiveMaximum: exclusiveBound,
  multipleOf: (value) => {
    const read = number(value);
    return typeof read === 'number' && read > 0 ? read : undefined;
  },
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  minContains: count,
  maxContains: count,
  uniqueItems: flag,
  nullable: flag,
  readOnly: flag,
  writeOnly: flag,
  description: (value) => (value === null ? undefined : String(value)),
};

/** Keywords that are dropped without a report. */
const QUIET = new Set(['description', 'nullable', 'readOnly', 'writeOnly', 'format']);

/** Returns the schema in JSON Schema form. @param onDropped called with each dropped keyword and its value */
export function repairedSchema(
  written: Raw,
  onDropped: (keyword: string, value: unknown) => void,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(written)) {
    const reading = Object.hasOwn(READINGS, keyword) ? READINGS[keyword] : undefined;
    const read = reading ? reading(value) : value;
    if (read !== undefined) made[keyword] = read;
    else if (!QUIET.has(keyword) && !isOfDraft(keyword, value)) onDropped(keyword, value);
  }
  return ofSwagger(made, written);
}

/** Returns whether a value has a meaning in an old draft: in draft 3, each property says itself whether it is required. */
const isOfDraft = (keyword: string, value: unknown): boolean =>
  (keyword === 'required' && typeof value === 'boolean') || (keyword === 'items' && isTuple(value));

/** Returns whether `items` has a schema for each index, as draft 4 writes it. */
const isTuple = (items: unknown): items is readonly unknown[] => Array.isArray(items) && items.length > 0;

/** Converts keywords of Swagger 2.0 and of draft 4. */
function ofSwagger(made: Record<string, unknown>, written: Raw): Record<string, unknown> {
  const { items, type: given, 'x-nullable': nullable } = written;
  return {
    ...made,
    ...(String(given).toLowerCase() === 'file' && { format: 'binary' }),
    ...(nullable === true && { nullable: true }),
    ...(isTuple(items) && { prefixItems: items }),
  };
}
