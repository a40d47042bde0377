/**
 * Reads the request of an operation: parameters and body as members of one payload, and the place of each in the
 * request.
 */
import { withLength } from '../../base/inOrder.ts';
import { asRaw, isObject, type Raw } from '../../base/object.ts';
import { flattened } from '../flattened.ts';
import { typeOf } from '../typeOf.ts';
import type { Operation, Payload, Place, Schema, Transport } from '../types.ts';
import type { Files } from './references.ts';
import { sampleOf } from './sample.ts';
import type { Schemas } from './schemas.ts';

interface RawOperation {
  readonly raw: Raw;
  /** Members beside the methods of the path. */
  readonly shared: Raw;
  /** Path with its placeholders. */
  readonly path: string;
  readonly method: string;
  readonly schemas: Schemas;
  readonly files: Files;
  readonly file: string;
}

type Input = Pick<
  Operation,
  'request' | 'transport' | 'examples' | 'places' | 'bodyMember' | 'contentType' | 'fileTypes' | 'deepMembers'
>;

interface Parameter {
  readonly place: Place;
  readonly schema: Schema;
  readonly required: boolean;
  /** Examples in the contract by name; `usual` is the one without a name. */
  readonly shown: Payload;
}

/** Payload name of a body that does not fit into one object with the parameters (`fitsIn`). */
const BODY = 'body';

/** Returns the request of an operation with its examples. */
export function requestIn(given: RawOperation): Input {
  const { schemas } = given;
  const parameters = parametersIn(given);
  const body = bodyIn(given);
  const taken = parameters.map(({ place }) => place.name);
  // A path parameter and a header may share a name. The later one gets the name of its place too.
  const named = parameters.map((parameter, index) => ({
    name:
      taken.indexOf(parameter.place.name) === index
        ? parameter.place.name
        : `${parameter.place.in}.${parameter.place.name}`,
    ...parameter,
  }));
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]));
  const required = named.filter((each) => each.required).map(({ name }) => name);
  const places = Object.fromEntries(named.map(({ name, place }) => [name, place]));
  const apart = body !== undefined && !fitsIn(body.schema, properties, schemas);
  const outer: Schema = {
    type: 'object',
    required: [...required, ...(apart && body.required ? [BODY] : [])],
    properties: { ...properties, ...(apart && { [BODY]: body.schema }) },
  };
  const bodyAlone = named.length === 0 && body && !apart ? body.schema : undefined;
  const request = bodyAlone ?? (body && !apart ? { allOf: [body.schema, outer] } : outer);
  const examples = examplesOf(named, body, apart, schemas);
  return {
    request,
    transport: body?.transport ?? 'none',
    examples,
    places,
    ...(apart && { bodyMember: BODY }),
    ...(body && { contentType: body.type, fileTypes: body.fileTypes }),
    ...(body && body.deepMembers.length > 0 && { deepMembers: body.deepMembers }),
  };
}

/** Keywords that judge every member of an object. With the parameters beside them, they would judge these too. */
const OF_ALL_MEMBERS = [
  'minProperties',
  'maxProperties',
  'propertyNames',
  'patternProperties',
  'unevaluatedProperties',
];

/**
 * Returns whether body and parameters fit into one object: the body is an object with known members and shares none with the
 * parameters, and its schema does not judge the parameters beside them.
 */
function fitsIn(body: Schema, parameters: Readonly<Record<string, Schema>>, schemas: Schemas): boolean {
  const flat = flattened(body, schemas.all);
  const { properties, oneOf, anyOf, additionalProperties, type } = flat;
  if (!properties || oneOf || anyOf) return false;
  if (typeOf({ ...(type !== undefined && { type }), properties }) !== 'object') return false;
  if (Object.keys(parameters).length === 0) return true;
  const judgesAll = additionalProperties === false || OF_ALL_MEMBERS.some((keyword) => keyword in flat);
  const sharesNames = Object.keys(properties).some((name) => name in parameters);
  return !judgesAll && !sharesNames;
}

function parametersIn({ raw, shared, path, schemas, files, file }: RawOperation): Parameter[] {
  const all = [shared['parameters'], raw['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
  const found = new Map<string, Parameter>();
  for (const each of all) {
    const placed = files.follow({ value: each, file, pointer: '' });
    const parameter = asRaw(placed.value);
    const { in: place, name, required, schema, content, style, explode, example, examples } = parameter;
    if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') continue;
    // OpenAPI ignores parameters with these names.
    if (place === 'header' && /^(accept|content-type|authorization)$/i.test(String(name))) continue;
    const media = Object.values(asRaw(content))[0];
    const held = schema ?? asRaw(media)['schema'];
    const usualStyle = place === 'query' ? 'form' : '';
    // OpenAPI: the default of explode is true for the style `form` only.
    const explodes = explode === undefined ? (style ?? usualStyle) === 'form' : explode === true;
    found.set(`${place} ${String(name)}`, {
      place: {
        in: place,
        name: String(name),
        explode: explodes,
        ...(style === 'deepObject' && place === 'query' && { deep: true as const }),
      },
      schema: described(
        schemas.read({ value: held, file: placed.file, pointer: '' }, 'request'),
        parameter['description'],
        schemas,
      ),
      required: required === true || place === 'path',
      shown: shownIn(example, examples, files, placed.file),
    });
  }
  return [...found.values(), ...undeclared(path, [...found.values()])];
}

/** Returns a string parameter for each placeholder without a parameter: `{id}` is never literal. */
const undeclared = (path: string, known: readonly Parameter[]): Parameter[] =>
  [...new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name))]
    .filter((name) => !known.some(({ place }) => place.in === 'path' && place.name === name))
    .map((name) => ({
      place: { in: 'path', name, explode: false },
      schema: { type: 'string', minLength: 1 },
      required: true,
      shown: {},
    }));

/** Copies the description of a parameter to its schema if the schema has none. */
function described(schema: Schema, description: unknown, { all }: Schemas): Schema {
  if (typeof description !== 'string') return schema;
  const whole = flattened(schema, all);
  return whole.description === undefined ? { ...whole, description } : schema;
}

interface Body {
  readonly schema: Schema;
  readonly required: boolean;
  readonly transport: Transport;
  readonly type: string;
  readonly fileTypes: Readonly<Record<string, readonly string[]>>;
  readonly deepMembers: readonly string[];
  readonly shown: Payload;
}

/** Kinds of bodies that the checker can write, the preferred one first. */
const KINDS: readonly (readonly [RegExp, Transport])[] = [
  [/^application\/([\w.-]+\+)?json\b/i, 'json'],
  [/^\*\/\*/, 'json'],
  [/^application\/x-www-form-urlencoded/i, 'urlencoded'],
  [/^multipart\/form-data/i, 'form'],
  [/./, 'text'],
];

function bodyIn({ raw, schemas, files, file }: RawOperation): Body | undefined {
  const placed = files.follow({ value: raw['requestBody'], file, pointer: '' });
  if (!isObject(placed.value) || !isObject(placed.value['content'])) return undefined;
  const content = Object.entries(placed.value['content']);
  for (const [wanted, transport] of KINDS) {
    const [type, media] = content.find(([name]) => wanted.test(name)) ?? [];
    if (type === undefined || !isObject(media)) continue;
    const schema = schemas.read({ value: media['schema'], file: placed.file, pointer: '' }, 'request');
    const shown = shownIn(media['example'], media['examples'], files, placed.file);
    return {
      schema,
      required: placed.value['required'] === true,
      transport,
      type: type.startsWith('*') ? 'application/json' : type,
      fileTypes: typesIn(media['encoding']),
      deepMembers: deepIn(media['encoding']),
      shown: Object.keys(shown).length > 0 ? shown : sampleOfEachBranch(schema, schemas),
    };
  }
  return undefined;
}

/** Returns the members of a form that are sent with brackets (`deepObject`). */
const deepIn = (encoding: unknown): string[] =>
  Object.entries(asRaw(encoding)).flatMap(([name, each]) =>
    isObject(each) && each['style'] === 'deepObject' ? [name] : [],
  );

/** Returns the allowed media types of the parts of a form. */
const typesIn = (encoding: unknown): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(asRaw(encoding)).flatMap(([name, each]) => {
      const type = asRaw(each)['contentType'];
      return typeof type === 'string' ? [[name, type.split(/,\s*/)] as const] : [];
    }),
  );

/** Returns one value for each branch of a choice, for a body without examples. */
function sampleOfEachBranch(schema: Schema, { all }: Schemas): Payload {
  const { oneOf, anyOf, properties } = flattened(schema, all);
  const options = properties ? [] : (oneOf ?? anyOf ?? []);
  if (options.length < 2) return {};
  return Object.fromEntries(options.map((option, index) => [`branch ${index + 1}`, sampleOf(option, all)]));
}

/** Returns the examples by name. */
function shownIn(example: unknown, examples: unknown, files: Files, file: string): Payload {
  if (example !== undefined) return { usual: example };
  if (!isObject(examples)) return {};
  return Object.fromEntries(
    Object.entries(examples).flatMap(([name, each]) => {
      const { value } = files.follow({ value: each, file, pointer: '' });
      return isObject(value) && 'value' in value ? [[name, value['value']] as const] : [];
    }),
  );
}

/** Combines each example of the body with the examples of the parameters. Without any, generates the simplest valid value. */
function examplesOf(
  parameters: readonly (Parameter & { readonly name: string })[],
  body: Body | undefined,
  apart: boolean,
  schemas: Schemas,
): Record<string, Payload> {
  const names = new Set([
    ...Object.keys(body?.shown ?? {}),
    ...parameters.flatMap(({ shown }) => Object.keys(shown)),
  ]);
  // Beside named examples, one without a name makes no request of its own.
  if (names.size > 1) names.delete('usual');
  if (names.size === 0) names.add('usual');
  return Object.fromEntries(
    [...names].map((name) => {
      const asked = parameters.flatMap(({ name: member, required, schema, shown }) => {
        const value = shown[name] ?? Object.values(shown)[0];
        if (value !== undefined) return [[member, value] as const];
        return required ? [[member, sampleOf(schema, schemas.all)] as const] : [];
      });
      const given =
        body && (body.shown[name] ?? Object.values(body.shown)[0] ?? sampleOf(body.schema, schemas.all));
      const members = asRaw(given);
      const inBody = body && apart ? { [BODY]: given } : members;
      const isMadeUp = parameters.some(
        ({ required, shown: own }) => required && Object.keys(own).length === 0,
      );
      const placed = Object.fromEntries(asked);
      // Generated days are all the same, so that a span of them would have no length.
      return [name, { ...inBody, ...(isMadeUp ? withLength(placed) : placed) }];
    }),
  );
}
