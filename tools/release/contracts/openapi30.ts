/** Converts a contract to OpenAPI 3.0, for tools that do not read 3.1. */
import { Converter } from '@apiture/openapi-down-convert';
import type { Document } from '#tools/contract/document.ts';
import { isObject } from '#tools/object.ts';

/** Keywords of JSON Schema 2020-12 that 3.0 lacks. Without them a schema allows more, never less. */
const NEWER = [
  'contentSchema',
  'contentMediaType',
  'propertyNames',
  'dependentRequired',
  'jsonSchemaDialect',
];

/** Keywords whose members have names of our own, such as the property `type`: these are no keywords. */
const NAMED = ['properties', 'schemas', 'parameters', 'examples', 'paths', 'responses', 'content', 'headers'];
/** Keywords with data, which stay as they are. */
const VALUES = ['example', 'value', 'enum', 'default'];

export function openapi30(contract: Document): object {
  const older: unknown = inOlderWords(contract);
  if (!isObject(older)) throw new Error('a contract is an object');
  return new Converter(older, {}).convert();
}

/** Converts a part of the contract in depth. Every object is taken for a schema, because only schemas have the newer keywords. */
function inOlderWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOlderWords);
  if (!isObject(value)) return value;
  const members = Object.entries(schemaInOlderWords(value)).filter(([keyword]) => !NEWER.includes(keyword));
  return Object.fromEntries(
    members.map(([keyword, member]) => {
      if (VALUES.includes(keyword)) return [keyword, member];
      const isOfNames = NAMED.includes(keyword) && isObject(member);
      return [keyword, isOfNames ? membersInOlderWords(member) : inOlderWords(member)];
    }),
  );
}

const membersInOlderWords = (named: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(named).map(([name, part]) => [name, inOlderWords(part)]));

/** Converts `type: [a, null]`, `type: null`, exclusive limits, examples of a schema, and members beside a reference. */
function schemaInOlderWords(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { type, ...rest } = schema;
  const older: Record<string, unknown> = { ...rest, ...typeInOlderWords(type) };
  for (const limit of ['Minimum', 'Maximum']) {
    const bound = older[`exclusive${limit}`];
    if (typeof bound !== 'number') continue;
    older[limit.toLowerCase()] = bound;
    older[`exclusive${limit}`] = true;
  }
  if (Array.isArray(older['examples'])) {
    older['example'] ??= older['examples'][0];
    delete older['examples'];
  }
  if (typeof older['$ref'] === 'string' && Object.keys(older).length > 1) {
    const { $ref, ...beside } = older;
    return { ...beside, allOf: [{ $ref }] };
  }
  return older;
}

function typeInOlderWords(type: unknown): object {
  if (type === 'null') return { type: 'object', nullable: true, enum: [null] };
  if (!Array.isArray(type)) return type === undefined ? {} : { type };
  const names = type.filter((name) => name !== 'null');
  const nullable = type.includes('null') && { nullable: true };
  if (names.length === 1) return { type: names[0], ...nullable };
  return {
    anyOf: names.map((name) => ({ type: name, ...(name === 'array' && { items: {} }), ...nullable })),
  };
}
