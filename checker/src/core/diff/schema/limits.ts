/** Compares numeric bounds: lengths, counts, ranges, multiples. */
import { isMultiple } from '../../contract/isMultiple.ts';
import { LIMITS, acceptsMore, type Limit, type LimitName } from '../model/limits.ts';
import { type Shape } from '../model/shape.ts';
import { schemaChange, type Pair } from './changed.ts';
import type { SchemaChange } from './schemaChange.ts';

export function limitChanges(pair: Pair): SchemaChange[] {
  const names = Object.keys(LIMITS) as LimitName[];
  return [...names.flatMap((name) => limit(pair, name)), ...multiples(pair), ...uniqueness(pair)];
}

function limit(pair: Pair, name: LimitName): SchemaChange[] {
  const [old, fresh] = [limitIn(pair.before, name), limitIn(pair.after, name)];
  if (!old && !fresh) return [];
  if (old && fresh && old.value === fresh.value && old.exclusive === fresh.exclusive) return [];
  const tighter = fresh !== undefined && (old === undefined || acceptsMore(name, old, fresh));
  return [
    schemaChange(
      pair,
      tighter ? 'limit-tightened' : 'limit-loosened',
      `${name} ${text(old)} → ${text(fresh)}`,
      keywordOf(pair, name),
    ),
  ];
}

/** Returns a limit; undefined without one. A minimum length or count of zero is none. */
function limitIn({ limits, types }: Shape, name: LimitName): Limit | undefined {
  const found = limits.get(name);
  if (!found) return undefined;
  if (name === 'minimum' || name === 'maximum') {
    const isWhole = types?.has('integer') === true && !types.has('number');
    return isWhole ? ofIntegers(found, LIMITS[name]) : found;
  }
  const limitsNothing = LIMITS[name] < 0 && found.value <= 0;
  return limitsNothing ? undefined : found;
}

/**
 * Returns the outermost integer within a limit: integers above 0 begin at 1.
 *
 * @param end 1 for a maximum, -1 for a minimum
 */
function ofIntegers({ value, exclusive }: Limit, end: 1 | -1): Limit {
  const nearest = end > 0 ? Math.floor(value) : Math.ceil(value);
  return { value: exclusive && nearest === value ? value - end : nearest, exclusive: false };
}

/** Returns the keyword of a bound. Since OpenAPI 3.1 an exclusive bound has its own keyword. */
function keywordOf({ before, after }: Pair, name: LimitName): string {
  if (name !== 'maximum' && name !== 'minimum') return name;
  const own = [...after.parts, ...before.parts].some(
    ({ value }) => typeof (value as Record<string, unknown>)[name] === 'number',
  );
  const exclusive = name === 'maximum' ? 'exclusiveMaximum' : 'exclusiveMinimum';
  return own ? name : exclusive;
}

const text = (limit: Limit | undefined): string =>
  limit ? `${limit.value}${limit.exclusive ? ' (exclusive)' : ''}` : 'none';

/** Compares `multipleOf`: a multiple of the old number accepts less, a divisor of it accepts more. */
function multiples(pair: Pair): SchemaChange[] {
  const [old, fresh] = [pair.before.multipleOf, pair.after.multipleOf];
  if (old === fresh) return [];
  const detail = `multipleOf ${old ?? 'none'} → ${fresh ?? 'none'}`;
  if (old === undefined || (fresh !== undefined && isMultiple(old, fresh)))
    return [schemaChange(pair, 'limit-tightened', detail, 'multipleOf')];
  if (fresh === undefined || isMultiple(fresh, old))
    return [schemaChange(pair, 'limit-loosened', detail, 'multipleOf')];
  return [schemaChange(pair, 'constraint-changed', detail, 'multipleOf')];
}

function uniqueness(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  if (before.unique === after.unique) return [];
  return [
    schemaChange(
      pair,
      after.unique ? 'limit-tightened' : 'limit-loosened',
      `uniqueItems ${before.unique} → ${after.unique}`,
      'uniqueItems',
    ),
  ];
}
