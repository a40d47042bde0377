import { isDeepStrictEqual } from 'node:util';
import { isObject } from '#tools/object.ts';
import type { Components, Document, Parameter, Reference, Schema } from './document.ts';

/**
 * The one place that knows what `$ref` and `allOf` mean. `flattened` looks at one schema and leaves its members as they are written;
 * `resolver` goes all the way down.
 */

/** Says nothing of the value itself: the outer word wins over the inner one. */
const isAnnotation = (keyword: string): boolean =>
  /^(description|title|examples?|default|x-.*)$/.test(keyword);

/**
 * One schema with its reference followed and the parts of its `allOf` put together. What stands beside a `$ref` (a description
 * mostly) wins over what it leads to.
 * @throws where a reference leads nowhere, or two parts say different things of the same keyword
 */
export function flattened(schema: Schema, components: Components | undefined): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const referred = $ref === undefined ? [] : [target($ref, components)];
  return [...referred, ...allOf].reduce<Schema>(
    (whole, part) => together(whole, unnamed(flattened(part, components))),
    $ref === undefined ? own : { 'x-name': nameIn($ref), ...own },
  );
}

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** A part gives its members, not its name. */
const unnamed = ({ 'x-name': _name, ...rest }: Schema): Schema => rest;

function target(reference: string, components: Components | undefined): Schema {
  const found = components?.schemas?.[nameIn(reference)];
  if (!found) throw new Error(`no schema ${reference} in the contract`);
  return found;
}

/** A parameter, or the shared one that a reference names. */
export function parameterOf(given: Parameter | Reference, components: Components | undefined): Parameter {
  if (!('$ref' in given)) return given;
  const found = components?.parameters?.[nameIn(given.$ref)];
  if (!found) throw new Error(`no parameter ${given.$ref} in the contract`);
  return found;
}

function together(one: Schema, other: Schema): Schema {
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
 * Copies parts of a document without any `$ref` or `allOf`; a schema that was referred to keeps its name as `x-name`. Where a schema
 * holds itself, its reference stays: there the copy ends.
 */
export function resolver(components: Components | undefined): <Part>(part: Part) => Part {
  const known = new Map<string, unknown>();
  const open = new Set<string>();

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string') return members(value);
    if ($ref.startsWith('#/components/parameters/')) return resolve(parameterOf({ $ref }, components));
    if (open.has($ref)) return { ...value, 'x-name': nameIn($ref) };
    if (Object.keys(value).length > 1) return below($ref, () => members(value));
    const found = known.get($ref) ?? below($ref, () => members(value));
    known.set($ref, found);
    return found;
  }

  const members = (value: Schema): unknown =>
    Object.fromEntries(
      Object.entries(flattened(value, components)).map(([name, member]) => [name, resolve(member)]),
    );

  function below(reference: string, work: () => unknown): unknown {
    open.add(reference);
    try {
      return work();
    } finally {
      open.delete(reference);
    }
  }

  return <Part>(part: Part) => resolve(part) as Part;
}

/** The whole document without references. */
export const resolved = (document: Document): Document => resolver(document.components)(document);
