/** What changed between two schemas of the same place. */
import type { Schema } from '../contract/types.ts';
import { flattened } from '../contract/flattened.ts';
import type { Kind, SchemaKind } from './rules.ts';

export interface Side {
  readonly schema: Schema;
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface Found {
  readonly kind: Kind;
  readonly detail: string;
}

interface Difference {
  readonly kind: SchemaKind;
  readonly text: string;
}

type Direction = 'request' | 'response';

const DEPTH = 24;

export function schemaChanges(old: Side, fresh: Side, direction: Direction, at = '', depth = 0): Found[] {
  if (depth > DEPTH) return [];
  const before = flattened(old.schema, old.schemas);
  const after = flattened(fresh.schema, fresh.schemas);
  const deeper = (one: Schema, other: Schema, where: string): Found[] =>
    schemaChanges({ ...old, schema: one }, { ...fresh, schema: other }, direction, where, depth + 1);
  const found = (kind: SchemaKind, detail: string): Found => ({
    kind: `${direction}-${kind}`,
    detail: `${at === '' ? '/' : at} ${detail}`,
  });
  const [types, nextTypes] = [typesOf(before), typesOf(after)];
  if (types !== nextTypes) return [found('type-changed', `${types} → ${nextTypes}`)];
  return [
    ...[...values(before, after), ...limits(before, after)].map(({ kind, text }) => found(kind, text)),
    ...members(before, after, found),
    ...Object.keys(before.properties ?? {})
      .filter((name) => after.properties?.[name])
      .flatMap((name) => deeper(before.properties![name]!, after.properties![name]!, `${at}/${name}`)),
    ...(before.items && after.items ? deeper(before.items, after.items, `${at}/*`) : []),
    ...(before.contentSchema && after.contentSchema
      ? deeper(before.contentSchema, after.contentSchema, at)
      : []),
    ...alternatives(before, after, at, deeper),
  ];
}

const typesOf = ({ type = 'any' }: Schema): string => [type].flat().toSorted().join(' or ');

function values({ enum: old = [] }: Schema, { enum: fresh = [] }: Schema): Difference[] {
  if (old.length === 0 && fresh.length > 0)
    return [{ kind: 'limit-tightened', text: `any value → ${fresh.join(', ')}` }];
  if (fresh.length === 0 && old.length > 0)
    return [{ kind: 'limit-loosened', text: `${old.join(', ')} → any value` }];
  return [
    ...old
      .filter((value) => !fresh.includes(value))
      .map((value): Difference => ({ kind: 'value-removed', text: String(value) })),
    ...fresh
      .filter((value) => !old.includes(value))
      .map((value): Difference => ({ kind: 'value-added', text: String(value) })),
  ];
}

/** Whether a larger number lets more through. */
const LIMITS = [
  ['maximum', 1],
  ['maxLength', 1],
  ['maxItems', 1],
  ['minimum', -1],
  ['exclusiveMinimum', -1],
  ['minLength', -1],
  ['minItems', -1],
] as const;

const limitOf = (schema: Schema, name: (typeof LIMITS)[number][0], sign: number): number =>
  (schema[name] ?? sign * Infinity) * sign;

function limits(before: Schema, after: Schema): Difference[] {
  const numbers = LIMITS.flatMap(([name, sign]): Difference[] => {
    const [old, fresh] = [limitOf(before, name, sign), limitOf(after, name, sign)];
    if (old === fresh) return [];
    const text = `${name} ${Math.abs(old)} → ${Math.abs(fresh)}`;
    return [{ kind: fresh < old ? 'limit-tightened' : 'limit-loosened', text }];
  });
  const forms = (['pattern', 'format'] as const)
    .filter((name) => before[name] !== after[name])
    .map((name): Difference => ({
      kind: 'pattern-changed',
      text: `${name} ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`,
    }));
  return [...numbers, ...forms];
}

function members(before: Schema, after: Schema, found: (kind: SchemaKind, detail: string) => Found): Found[] {
  const [old, fresh] = [before.properties ?? {}, after.properties ?? {}];
  const [needed, needs] = [new Set(before.required ?? []), new Set(after.required ?? [])];
  const removed = Object.keys(old).filter((name) => !(name in fresh));
  const added = Object.keys(fresh).filter((name) => !(name in old));
  const kept = Object.keys(old).filter((name) => name in fresh);
  return [
    ...removed.map((name) => found('member-removed', name)),
    ...added.map((name) =>
      found(
        needs.has(name) && found('member-added', '').kind.startsWith('request')
          ? 'member-required'
          : 'member-added',
        name,
      ),
    ),
    ...kept
      .filter((name) => needs.has(name) && !needed.has(name))
      .map((name) => found('member-required', name)),
    ...kept
      .filter((name) => needed.has(name) && !needs.has(name))
      .map((name) => found('member-optional', name)),
  ];
}

function alternatives(
  before: Schema,
  after: Schema,
  at: string,
  deeper: (one: Schema, other: Schema, where: string) => Found[],
): Found[] {
  const [old, fresh] = [before.oneOf ?? before.anyOf ?? [], after.oneOf ?? after.anyOf ?? []];
  if (old.length !== fresh.length)
    return [
      {
        kind: 'alternatives-changed',
        detail: `${at === '' ? '/' : at} ${old.length} → ${fresh.length} forms`,
      },
    ];
  return old.flatMap((schema, index) => deeper(schema, fresh[index]!, at));
}
