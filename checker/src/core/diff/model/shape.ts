/** Reads a node with its parts merged and the dialects of OpenAPI 3.0 and 3.1 unified. */
import { asRaw, isObject } from '../../base/object.ts';
import { simplified, type Alternatives } from './alternatives.ts';
import { ABOUT, limitsOf, type Limit, type LimitName } from './limits.ts';
import { expanded, within, type Follow, type Node, type Part } from './node.ts';
import { impliesNull, isOnly, typesOf, type Members, type TypeName } from './types.ts';

/** Keywords that contain a schema and only narrow the accepted values. */
export const SCHEMA_KEYWORDS = [
  'propertyNames',
  'contains',
  'if',
  'then',
  'else',
  'not',
  'contentSchema',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;
type SchemaKeyword = (typeof SCHEMA_KEYWORDS)[number];

interface Discriminator {
  readonly property: string;
  readonly mapping: ReadonlyMap<string, string>;
}

/** A schema in one form. */
export interface Shape {
  /** The merged parts, used for the place of a change. */
  readonly parts: readonly Part[];
  /** The schema is `false` and accepts nothing. */
  readonly never: boolean;
  /** undefined: any type. */
  readonly types: ReadonlySet<TypeName> | undefined;
  /** Null is accepted in addition to the alternatives. */
  readonly nullable: boolean;
  /** undefined: any value. */
  readonly values: readonly unknown[] | undefined;
  /** The values come from a `const`. */
  readonly constant: boolean;
  /** Values of an open enum (`x-extensible-enum`): clients expect further ones. */
  readonly extensible: readonly unknown[] | undefined;
  readonly limits: ReadonlyMap<LimitName, Limit>;
  readonly multipleOf: number | undefined;
  readonly unique: boolean;
  readonly format: string | undefined;
  readonly patterns: readonly string[];
  readonly media: string | undefined;
  readonly encoding: string | undefined;
  readonly properties: ReadonlyMap<string, Node>;
  readonly required: ReadonlySet<string>;
  /** false: no other member; undefined: any. */
  readonly additional: Node | false | undefined;
  readonly patternProperties: ReadonlyMap<string, Node>;
  /** false: no further item; undefined: any. */
  readonly items: Node | false | undefined;
  readonly prefixItems: readonly Node[];
  readonly schemas: ReadonlyMap<SchemaKeyword, Node>;
  readonly dependentRequired: ReadonlyMap<string, ReadonlySet<string>>;
  readonly dependentSchemas: ReadonlyMap<string, Node>;
  readonly alternatives: readonly Alternatives[];
  readonly discriminator: Discriminator | undefined;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  /** XML form of the node: its `xml` member without defaults. */
  readonly xml: string;
  /** Default value, or undefined. */
  readonly default: unknown;
}

/** Returns a node in one form. */
export function shapeOf(node: Node, follow: Follow): Shape {
  const { parts, alternatives, nullable, plain } = simplified(expanded(node, follow), follow);
  const members = [...parts.map(({ value }) => asRaw(value)), ...plain];
  /** Returns the value of the first part that has one. */
  const first = <Value>(read: (part: Members) => Value | undefined): Value | undefined => {
    for (const part of members) {
      const value = read(part);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const text = (keyword: string) =>
    first((part) => (typeof part[keyword] === 'string' ? part[keyword] : undefined));
  const flag = (keyword: string) => members.some((part) => part[keyword] === true);
  const takesNull = nullable || impliesNull(members);
  const types = typesOf(members, takesNull);
  const accepts = (type: TypeName): boolean => types === undefined || types.has(type);
  const isNumber = accepts('number') || accepts('integer');
  return {
    parts,
    never: parts.some(({ value }) => value === false),
    types,
    nullable: takesNull,
    ...valuesOf(members, types),
    extensible: first((part) =>
      Array.isArray(part['x-extensible-enum']) ? part['x-extensible-enum'] : undefined,
    ),
    limits: limitsOf(members, (name) => (ABOUT[name] === 'number' ? isNumber : accepts(ABOUT[name]))),
    multipleOf: isNumber
      ? first((part) => (typeof part['multipleOf'] === 'number' ? part['multipleOf'] : undefined))
      : undefined,
    unique: accepts('array') && flag('uniqueItems'),
    format: text('format'),
    patterns: accepts('string')
      ? [...new Set(members.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])))].sort()
      : [],
    media: text('contentMediaType'),
    encoding: text('contentEncoding'),
    properties: mapOf(accepts('object') ? parts : [], 'properties'),
    required: new Set(
      accepts('object')
        ? members.flatMap(({ required }) => (Array.isArray(required) ? required.map(String) : []))
        : [],
    ),
    additional: subschema(parts, 'additionalProperties'),
    patternProperties: mapOf(parts, 'patternProperties'),
    items: subschema(parts, 'items'),
    prefixItems: prefixOf(parts),
    schemas: new Map(
      SCHEMA_KEYWORDS.flatMap((keyword) => {
        const inside = parts.filter(({ value }) => isObject(value) && value[keyword] !== undefined);
        return inside.length === 0 ? [] : [[keyword, inside.map((part) => within(part, keyword))] as const];
      }),
    ),
    dependentRequired: new Map(
      members.flatMap(({ dependentRequired: all }) =>
        isObject(all)
          ? Object.entries(all).map(
              ([name, needs]) => [name, new Set(Array.isArray(needs) ? needs.map(String) : [])] as const,
            )
          : [],
      ),
    ),
    dependentSchemas: mapOf(parts, 'dependentSchemas'),
    alternatives,
    discriminator: first((part) => discriminatorOf(part['discriminator'])),
    readOnly: flag('readOnly'),
    writeOnly: flag('writeOnly'),
    deprecated: flag('deprecated'),
    xml: xmlOf(first((part) => part['xml'])),
    default: first((part) => part['default']),
  };
}

/**
 * Returns the part that has a keyword, or the first one: the place of a change of that keyword. Members of the
 * keyword's value follow in `path`.
 */
export function placeOf({ parts }: Shape, keyword?: string, ...path: readonly string[]): Part | undefined {
  const holder =
    keyword === undefined
      ? undefined
      : parts.find((part) => within(part, keyword, ...path).value !== undefined);
  return holder && keyword !== undefined ? within(holder, keyword, ...path) : parts[0];
}

/** Returns the values that every list of the parts contains. A `const` is a list of one value. */
function valuesOf(
  members: readonly Members[],
  types: ReadonlySet<TypeName> | undefined,
): Pick<Shape, 'values' | 'constant'> {
  let values: readonly unknown[] | undefined;
  let constant = false;
  for (const part of members) {
    const listed = Array.isArray(part['enum']) ? part['enum'] : undefined;
    const own = 'const' in part ? [part['const']] : listed;
    if (!own) continue;
    constant = 'const' in part;
    const texts = new Set(own.map((value) => JSON.stringify(value)));
    values = values?.filter((value) => texts.has(JSON.stringify(value))) ?? own;
  }
  // `enum: [true, false]` does not restrict a boolean.
  const allowsBoth =
    types && isOnly(types, 'boolean') && [true, false].every((value) => values?.includes(value));
  return { values: allowsBoth ? undefined : values, constant };
}

/** Returns the schemas below a keyword by member name, each as the parts that all parts of the schema give it. */
function mapOf(parts: readonly Part[], keyword: string): Map<string, Node> {
  const all = new Map<string, Node>();
  for (const part of parts) {
    const members = isObject(part.value) ? part.value[keyword] : undefined;
    if (!isObject(members)) continue;
    for (const name of Object.keys(members))
      all.set(name, [...(all.get(name) ?? []), within(part, keyword, name)]);
  }
  return all;
}

function subschema(parts: readonly Part[], keyword: string): Node | false | undefined {
  const inside = parts.map((part) => within(part, keyword));
  if (inside.some(({ value }) => value === false)) return false;
  // Before 2020-12, `items` could hold a list of schemas; prefixOf reads it.
  const schemas = inside.filter(({ value }) => isObject(value) && !Array.isArray(value));
  return schemas.length > 0 ? schemas : undefined;
}

function prefixOf(parts: readonly Part[]): Node[] {
  for (const part of parts)
    for (const keyword of ['prefixItems', 'items']) {
      const list = within(part, keyword).value;
      if (Array.isArray(list)) return list.map((_, index) => [within(part, keyword, index)]);
    }
  return [];
}

/** Returns the XML form of a member. The prefix is only a name for the namespace. */
function xmlOf(value: unknown): string {
  const { name, namespace, attribute, wrapped } = asRaw(value);
  return JSON.stringify({
    name,
    namespace,
    ...(attribute === true && { attribute }),
    ...(wrapped === true && { wrapped }),
  });
}

function discriminatorOf(value: unknown): Discriminator | undefined {
  // Swagger 2.0 gives only the member name.
  if (typeof value === 'string') return { property: value, mapping: new Map() };
  if (!isObject(value) || typeof value['propertyName'] !== 'string') return undefined;
  const mapping = isObject(value['mapping']) ? value['mapping'] : {};
  return {
    property: value['propertyName'],
    mapping: new Map(Object.entries(mapping).map(([key, target]) => [key, String(target)])),
  };
}
