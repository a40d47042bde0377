/** Compares `enum`, `const` and `x-extensible-enum`. */
import { schemaChange, valueText, type Pair } from './changed.ts';
import type { SchemaChange } from './schemaChange.ts';

export function valueChanges(pair: Pair): SchemaChange[] {
  return [...listed(pair), ...extensible(pair)];
}

/** Compares closed lists: `enum`, and `const` as a list of one value. */
function listed(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  const [old, fresh] = [before.values, after.values];
  const keyword = after.constant || before.constant ? 'const' : 'enum';
  if (!old && !fresh) return [];
  if (!old)
    return [
      schemaChange(pair, after.constant ? 'constant-added' : 'values-restricted', list(fresh!), keyword),
    ];
  if (!fresh)
    return [schemaChange(pair, before.constant ? 'constant-removed' : 'values-opened', list(old), keyword)];
  const [removed, added] = [without(old, fresh), without(fresh, old)];
  if (removed.length === 0 && added.length === 0) return [];
  if (before.constant && after.constant)
    return [schemaChange(pair, 'constant-changed', `${list(old)} → ${list(fresh)}`, 'const')];
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
