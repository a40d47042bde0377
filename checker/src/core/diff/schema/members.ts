/** Compares the members of objects. */
import { escapedName } from '../../base/pointer.ts';
import type { Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';
import { schemaChange, isHidden, type Pair } from './changed.ts';
import type { Inner, PairResult, SchemaChange } from './schemaChange.ts';

export function memberChanges(pair: Pair): PairResult {
  const { before, after } = pair;
  const names = new Set([...before.properties.keys(), ...after.properties.keys()]);
  const changes: SchemaChange[] = [];
  const inner: Inner[] = [];
  for (const name of names) {
    const [old, fresh] = [before.properties.get(name), after.properties.get(name) ?? byPattern(after, name)];
    if (old && fresh) inner.push({ at: `/${escapedName(name)}`, old, fresh });
    if (!old && fresh) changes.push(...added(pair, name, fresh));
    if (old && !fresh) changes.push(...removed(pair, name, old));
  }
  return {
    changes: [...changes, ...requirements(pair), ...closing(pair)],
    inner: [...inner, ...below(pair)],
  };
}

/** Returns the schema of a member that only `patternProperties` describes. */
function byPattern({ patternProperties }: Shape, name: string): Node | undefined {
  for (const [pattern, node] of patternProperties) {
    try {
      if (new RegExp(pattern, 'u').test(name)) return node;
    } catch {
      // A pattern in another dialect matches nothing.
    }
  }
  return undefined;
}

function added(pair: Pair, name: string, fresh: Node): SchemaChange[] {
  const shape = pair.comparison.freshShape(fresh);
  if (isHidden(shape, pair.view)) return [];
  const rule = pair.after.required.has(name) ? 'property-added-required' : 'property-added';
  return [schemaChange(pair, rule, name, 'properties', name)];
}

function removed(pair: Pair, name: string, old: Node): SchemaChange[] {
  const { before, after, comparison, view } = pair;
  if (isHidden(comparison.oldShape(old), view)) return [];
  const closed =
    after.additional === false ||
    after.schemas.get('unevaluatedProperties')?.some(({ value }) => value === false);
  if (closed && view.direction === 'request')
    return [schemaChange(pair, 'property-refused', name, 'properties', name)];
  return [
    schemaChange(
      pair,
      before.required.has(name) ? 'property-removed-required' : 'property-removed',
      name,
      'properties',
      name,
    ),
  ];
}

/** Compares which members are required. A member that a direction never contains is never required there. */
function requirements(pair: Pair): SchemaChange[] {
  const { before, after, comparison, view } = pair;
  const isNeeded = (shape: Shape, name: string, read: (node: Node) => Shape): boolean => {
    const node = shape.properties.get(name);
    return shape.required.has(name) && !(node && isHidden(read(node), view));
  };
  const isNew = (name: string) => !before.properties.has(name) && after.properties.has(name);
  const isGone = (name: string) => before.properties.has(name) && !after.properties.has(name);
  return [...new Set([...before.required, ...after.required])].flatMap((name) => {
    const [old, fresh] = [
      isNeeded(before, name, comparison.oldShape),
      isNeeded(after, name, comparison.freshShape),
    ];
    if (old === fresh) return [];
    // `added` and `removed` report these. A member may be required although no schema describes it any more.
    if (isNew(name) || (isGone(name) && !fresh)) return [];
    const rule = fresh ? 'property-required' : 'property-optional';
    return [schemaChange(pair, rule, name, 'properties', name)];
  });
}

/** Compares whether additional members are allowed (`additionalProperties`). */
function closing(pair: Pair): SchemaChange[] {
  const [old, fresh] = [pair.before.additional, pair.after.additional];
  const keyword = 'additionalProperties';
  if (old !== false && fresh === false) return [schemaChange(pair, 'object-closed', keyword, keyword)];
  return old === false && fresh !== false ? [schemaChange(pair, 'object-opened', keyword, keyword)] : [];
}

/** Returns the pair of schemas for additional members. Without a restriction they may be anything. */
function below({ before: { additional: old }, after: { additional: fresh } }: Pair): Inner[] {
  if (old === false || fresh === false || (!old && !fresh)) return [];
  return [{ at: '/*', old: old ?? [], fresh: fresh ?? [] }];
}
