/** Compares `enum`, `const` and `x-extensible-enum`. */
import { schemaChange, valueText, type Pair } from './changed.ts';
import type { SchemaChange } from './schemaChange.ts';

export function valueChanges(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  return [...listed(pair, before.values, after.values), ...extensible(pair)];
}

function listed(pair: Pair, before?: readonly unknown[], after?: readonly unknown[]): SchemaChange[] {
  const { before: old, after: fresh } = pair;
  const keyword = fresh.constant || old.constant ? 'const' : 'enum';
  if (!before && !after) return [];
  if (!before)
    return [
      schemaChange(pair, fresh.constant ? 'constant-added' : 'values-restricted', list(after!), keyword),
    ];
  if (!after)
    return [schemaChange(pair, old.constant ? 'constant-removed' : 'values-opened', list(before), keyword)];
  const [removed, added] = [without(before, after), without(after, before)];
  if (removed.length === 0 && added.length === 0) return [];
  if (old.constant && fresh.constant)
    return [schemaChange(pair, 'constant-changed', `${list(before)} → ${list(after)}`, 'const')];
  return [
    ...(removed.length > 0 ? [schemaChange(pair, 'value-removed', list(removed), keyword)] : []),
    ...(added.length > 0 ? [schemaChange(pair, 'value-added', list(added), keyword)] : []),
  ];
}

/** Compares open lists. Clients expect further values, so only a removed value of a request counts. */
function extensible(pair: Pair): SchemaChange[] {
  const { before, after, view } = pair;
  if (view.direction === 'response' || !before.extensible || !after.extensible) return [];
  const removed = without(before.extensible, after.extensible);
  return removed.length > 0 ? [schemaChange(pair, 'value-removed', list(removed), 'x-extensible-enum')] : [];
}

/** Returns the values without the others. The comparison of types covers null. */
function without(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  const texts = new Set(others.map((value) => JSON.stringify(value)));
  return values.filter((value) => value !== null && !texts.has(JSON.stringify(value)));
}

const list = (values: readonly unknown[]): string =>
  `${values.slice(0, 5).map(valueText).join(', ')}${values.length > 5 ? `, … (${values.length})` : ''}`;
