/**
 * Schemas of OpenAPI 3.0 and 3.1, wherever they stand, as one set of JSON Schema 2020-12: every reference becomes
 * `#/components/schemas/<name>`.
 */
import { isObject } from '../../base/object.ts';
import { MOST_BRANCHES } from '../../bounds/limits.ts';
import { branchesOf } from '../branchesOf.ts';
import type { Schema } from '../types.ts';
import type { Files, PlacedValue } from './references.ts';
import { repairedSchema } from './repairedSchema.ts';

/** Side of an exchange: a request omits `readOnly` members; a response must not show `writeOnly` ones. */
export type Side = 'request' | 'response';

/** Members beside `$ref` that constrain nothing. */
const NOTES = new Set([
  '$ref',
  'description',
  'summary',
  'title',
  'deprecated',
  'example',
  'examples',
  'xml',
  'externalDocs',
]);
/** Keywords with schemas by name. */
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'] as const;
/** Keywords with a list of schemas. */
const LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'] as const;
/** Keywords with a single schema. */
const SINGLE = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
] as const;

export class Schemas {
  readonly all: Record<string, Schema> = {};
  readonly #names = new Map<string, string>();
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  /** Returns a schema in JSON Schema form. @param at the schema with its place */
  read(at: PlacedValue, side: Side): Schema {
    const { value, file } = at;
    if (value === true || value === undefined) return {};
    if (value === false) return { not: {} };
    if (!isObject(value)) return {};
    if (typeof value['$ref'] !== 'string') return this.#plain(value, file, side);
    const own = Object.fromEntries(Object.entries(value).filter(([name]) => !NOTES.has(name)));
    const name = this.#named(value['$ref'], file, side);
    // A reference to nothing constrains nothing. The report names it.
    if (name === undefined) return this.#plain(own, file, side);
    const { description } = value;
    const reference: Schema = {
      $ref: `#/components/schemas/${name}`,
      ...(typeof description === 'string' && { description }),
    };
    if (own['nullable'] === true) return { anyOf: [reference, { type: 'null' }] };
    return Object.keys(own).length === 0 ? reference : { allOf: [reference, this.#plain(own, file, side)] };
  }

  /** Returns the name of a referenced schema. Each is read once, so that it may contain itself. */
  #named(reference: string, file: string, side: Side): string | undefined {
    const target = this.#files.target(reference, file);
    if (!target) return undefined;
    const key = `${side} ${target.file}#${target.pointer}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const last =
      target.pointer.split('/').at(-1) ||
      target.file
        .split('/')
        .at(-1)!
        .replace(/\.\w+$/, '');
    // A schema has a version for requests, without its `readOnly` members, beside that for responses.
    const base = `${last.replaceAll(/[^\w.-]/g, '_')}${side === 'request' ? '.asked' : ''}`;
    let name = base;
    for (let count = 2; name in this.all; count += 1) name = `${base}.${count}`;
    this.#names.set(key, name);
    this.all[name] = {};
    this.all[name] = this.#affordable(name, this.read(target, side), target);
    return name;
  }

  /** Returns the schema; an empty one instead of a schema with too many branches, or that is part of itself. */
  #affordable(name: string, schema: Schema, { file }: PlacedValue): Schema {
    this.all[name] = schema;
    if (branchesOf(schema, this.all) <= MOST_BRANCHES) return schema;
    const why = `more than ${MOST_BRANCHES} branches of one value, or it is a part of itself`;
    const written = name.replace('.asked', '');
    this.#files.leaveOut(file, `"${written}"`, `the schema ${written} is left out: ${why}`);
    return {};
  }

  #plain(written: Readonly<Record<string, unknown>>, file: string, side: Side): Schema {
    const value = repairedSchema(written, (keyword, held) =>
      this.#files.leaveOut(
        file,
        typeof held === 'string' ? held : `${keyword}`,
        `${keyword}: ${JSON.stringify(held)?.slice(0, 80)} is left out: JSON Schema has no such value`,
      ),
    );
    const read = (part: unknown): Schema => this.read({ value: part, file, pointer: '' }, side);
    const made: Record<string, unknown> = { ...value };
    for (const name of MAPS) {
      const members = value[name];
      if (isObject(members))
        made[name] = Object.fromEntries(Object.entries(members).map(([key, part]) => [key, read(part)]));
    }
    for (const name of LISTS) {
      const parts = value[name];
      if (Array.isArray(parts)) made[name] = parts.map(read);
    }
    for (const name of SINGLE) {
      const part = value[name];
      if (isObject(part)) made[name] = read(part);
    }
    // These keywords have no meaning after the references are resolved.
    for (const name of ['$id', '$schema', '$anchor', 'discriminator', 'xml', 'externalDocs'])
      delete made[name];
    return ofSide(modern(made), value, side);
  }
}

/** Converts keywords of OpenAPI 3.0 to JSON Schema: `nullable`, and exclusive bounds written as flags. */
function modern(schema: Record<string, unknown>): Record<string, unknown> {
  const { nullable, minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...rest } = schema;
  const made: Record<string, unknown> = {
    ...rest,
    // A flag makes the bound beside it exclusive.
    ...(exclusiveMinimum === true ? { exclusiveMinimum: minimum } : minimum !== undefined && { minimum }),
    ...(exclusiveMaximum === true ? { exclusiveMaximum: maximum } : maximum !== undefined && { maximum }),
    ...(typeof exclusiveMinimum === 'number' && { exclusiveMinimum }),
    ...(typeof exclusiveMaximum === 'number' && { exclusiveMaximum }),
  };
  if (nullable !== true) return made;
  if (made['type'] === undefined) return { anyOf: [made, { type: 'null' }] };
  return {
    ...made,
    type: [made['type'], 'null'].flat(),
    ...(Array.isArray(made['enum']) && { enum: [...new Set([...made['enum'], null])] }),
  };
}

/**
 * Removes the members that belong to the other side: a request has no `readOnly` ones, and a response must not have `writeOnly` ones.
 *
 * @param written the schema in the contract
 */
function ofSide(
  schema: Record<string, unknown>,
  written: Readonly<Record<string, unknown>>,
  side: Side,
): Schema {
  const members = written['properties'];
  if (!isObject(members) || !isObject(schema['properties'])) return schema as Schema;
  const mark = side === 'request' ? 'readOnly' : 'writeOnly';
  const other = new Set(
    Object.keys(members).filter((name) => {
      const part = members[name];
      return isObject(part) && part[mark] === true;
    }),
  );
  if (other.size === 0) return schema as Schema;
  const properties = Object.fromEntries(
    Object.entries(schema['properties']).flatMap(([name, part]) => {
      if (!other.has(name)) return [[name, part]];
      return side === 'request' ? [] : [[name, { not: {} }]];
    }),
  );
  const required = Array.isArray(schema['required'])
    ? schema['required'].filter((name) => !other.has(String(name)))
    : undefined;
  return { ...schema, properties, ...(required && { required }) } as Schema;
}
