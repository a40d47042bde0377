/** Compares types, and null apart from them. A schema without a type accepts what its other keywords suggest. */
import type { Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';
import type { TypeName } from '../model/types.ts';
import { schemaChange, type Pair } from './changed.ts';
import type { SchemaChange } from './schemaChange.ts';

/** Maximum nesting depth of alternatives. */
const DEPTH = 8;

interface TypeChanges {
  readonly changes: SchemaChange[];
  /** The types have nothing in common. */
  readonly disjoint: boolean;
}

/** Returns the changes of the accepted types. */
export function typeChanges(pair: Pair): TypeChanges {
  const { before, after, view } = pair;
  if (!before.never && after.never)
    return { changes: [schemaChange(pair, 'type-narrowed', 'nothing is accepted')], disjoint: true };
  if (before.never && !after.never)
    return { changes: [schemaChange(pair, 'type-widened', 'something is accepted')], disjoint: true };
  const { oldShape, freshShape } = pair.comparison;
  const [old, fresh] = [acceptedTypes(before, oldShape), acceptedTypes(after, freshShape)];
  const [oldTypes, newTypes] = [withoutNull(old), withoutNull(fresh)];
  const detail = `${named(oldTypes)} → ${named(newTypes)}`;
  const oldCoversNew = covers(oldTypes, newTypes, view.asText);
  const newCoversOld = covers(newTypes, oldTypes, view.asText);
  const changes: SchemaChange[] = [];
  if (oldCoversNew && !newCoversOld) changes.push(schemaChange(pair, 'type-narrowed', detail, 'type'));
  else if (newCoversOld && !oldCoversNew) changes.push(schemaChange(pair, 'type-widened', detail, 'type'));
  else if (!newCoversOld) changes.push(schemaChange(pair, 'type-changed', detail, 'type'));
  // For oneOf against oneOf, the branch comparison reports a null branch; only `nullable` is left to compare here.
  const areChoices = isChoice(before) && isChoice(after);
  const [wasNull, isNull] = areChoices
    ? [before.nullable, after.nullable]
    : [old?.has('null') === true, fresh?.has('null') === true];
  if (old && fresh && wasNull !== isNull)
    changes.push(schemaChange(pair, isNull ? 'null-allowed' : 'null-refused', '', 'nullable'));
  return { changes, disjoint: !newCoversOld && !oldCoversNew };
}

const isChoice = ({ types, alternatives }: Shape): boolean => !types && alternatives.length > 0;

function withoutNull(types: ReadonlySet<TypeName> | undefined): ReadonlySet<TypeName> | undefined {
  const rest = types && new Set([...types].filter((type) => type !== 'null'));
  // A schema of null only keeps it: an empty set would mean that nothing is accepted.
  return rest?.size === 0 ? types : rest;
}

/**
 * Returns whether every value of `inner` is one of `outer`.
 * @param asText true in a path, query or header, where each number or flag is sent as a text
 */
function covers(
  outer: ReadonlySet<TypeName> | undefined,
  inner: ReadonlySet<TypeName> | undefined,
  asText: boolean,
): boolean {
  if (!outer) return true;
  if (!inner) return false;
  const isText = (type: TypeName) => asText && outer.has('string') && type !== 'array' && type !== 'object';
  return [...inner].every(
    (type) => outer.has(type) || (type === 'integer' && outer.has('number')) || isText(type),
  );
}

const named = (types: ReadonlySet<TypeName> | undefined): string =>
  types ? [...types].sort().join(' or ') || 'nothing' : 'any';

/** Returns the types that a schema names, those of all branches of its choice, or those that its keywords suggest; undefined for any. */
function acceptedTypes(
  shape: Shape,
  read: (node: Node) => Shape,
  depth = 0,
): ReadonlySet<TypeName> | undefined {
  if (shape.types) return shape.types;
  const [group] = shape.alternatives;
  if (group) {
    if (depth > DEPTH) return undefined;
    const all = group.branches.map((branch) => acceptedTypes(read(branch), read, depth + 1));
    return all.length === 0 || all.includes(undefined)
      ? undefined
      : new Set([...all.flatMap((types) => [...types!]), ...(shape.nullable ? ['null' as const] : [])]);
  }
  const { values, properties, required, additional, items, prefixItems, limits, patterns } = shape;
  if (values) return new Set(values.map(typeOfValue));
  if (properties.size > 0 || required.size > 0 || additional !== undefined) return new Set(['object']);
  if (items !== undefined || prefixItems.length > 0) return new Set(['array']);
  if (patterns.length > 0 || limits.has('maxLength') || limits.has('minLength')) return new Set(['string']);
  return undefined;
}

function typeOfValue(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' || typeof value === 'string' ? (typeof value as 'string') : 'object';
}
