/**
 * Resolves `$ref` and `allOf`. `flattened` resolves one schema and leaves its members unresolved; `resolver` resolves all levels.
 */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '#tools/object.ts';
import type { Components, Document, Parameter, Reference, Schema } from './document.ts';

/** Returns whether a keyword only describes the value. Parts of an allOf may differ in it: the first one counts. */
const isAnnotation = (keyword: string): boolean =>
  /^(description|title|examples?|default|x-.*)$/.test(keyword);

/**
 * Resolves the reference of one schema and merges its `allOf`. Members beside a `$ref` (mostly a description) win over its target.
 * @throws on a dangling reference, or if two parts have different values of a keyword
 */
export function flattened(schema: Schema, components: Components | undefined): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const referred = $ref === undefined ? [] : [target($ref, components)];
  return [...referred, ...allOf].reduce<Schema>(
    (whole, part) => merged(whole, unnamed(flattened(part, components))),
    $ref === undefined ? own : { 'x-name': nameIn($ref), ...own },
  );
}

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Removes the name of a merged part. */
const unnamed = ({ 'x-name': _name, ...rest }: Schema): Schema => rest;

function target(reference: string, components: Components | undefined): Schema {
  const found = components?.schemas?.[nameIn(reference)];
  if (!found) throw new Error(`no schema ${reference} in the contract`);
  return found;
}

/** Returns a parameter, or the shared one behind a reference. */
export function parameterOf(given: Parameter | Reference, components: Components | undefined): Parameter {
  if (!('$ref' in given)) return given;
  const found = components?.parameters?.[nameIn(given.$ref)];
  if (!found) throw new Error(`no parameter ${given.$ref} in the contract`);
  return found;
}

/** Merges two parts of an allOf. @throws if both restrict the value with the same keyword in different ways */
function merged(one: Schema, other: Schema): Schema {
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {})) {
    const own = properties[name];
    properties[name] =
      own === undefined || isDeepStrictEqual(own, schema) ? schema : { allOf: [own, schema] };
  }
  for (const [keyword, value] of Object.entries(other)) {
    const differs = keyword in one && !isDeepStrictEqual(one[keyword], value);
    if (differs && !isAnnotation(keyword) && keyword !== 'required' && keyword !== 'properties')
      throw new Error(`allOf: ${keyword} is ${JSON.stringify(one[keyword])} and ${JSON.stringify(value)}`);
  }
  return {
    ...other,
    ...one,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

/**
 * Copies parts of a document without any `$ref` or `allOf`; a referenced schema keeps its name as `x-name`. A recursive schema
 * keeps its reference.
 */
export function resolver(components: Components | undefined): <Part>(part: Part) => Part {
  const known = new Map<string, unknown>();
  /** References that are being resolved: one that comes again is recursive. */
  const open = new Set<string>();

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string') return members(value);
    if ($ref.startsWith('#/components/parameters/')) return resolve(parameterOf({ $ref }, components));
    if (open.has($ref)) return { ...value, 'x-name': nameIn($ref) };
    // Members beside the reference make it another schema than its target, which `known` must not hold.
    if (Object.keys(value).length > 1) return whileOpen($ref, () => members(value));
    const found = known.get($ref) ?? whileOpen($ref, () => members(value));
    known.set($ref, found);
    return found;
  }

  const members = (value: Schema): unknown =>
    Object.fromEntries(
      Object.entries(flattened(value, components)).map(([name, member]) => [name, resolve(member)]),
    );

  function whileOpen(reference: string, work: () => unknown): unknown {
    open.add(reference);
    try {
      return work();
    } finally {
      open.delete(reference);
    }
  }

  return <Part>(part: Part) => resolve(part) as Part;
}

/** Returns the whole document without references. */
export const resolved = (document: Document): Document => resolver(document.components)(document);
