/** Numeric limits of a schema. */
import type { Members, TypeName } from './types.ts';

/** Keywords whose larger number accepts more (1: a maximum) or less (-1: a minimum). */
export const LIMITS = {
  maximum: 1,
  maxLength: 1,
  maxItems: 1,
  maxProperties: 1,
  maxContains: 1,
  minimum: -1,
  minLength: -1,
  minItems: -1,
  minProperties: -1,
  minContains: -1,
} as const;
export type LimitName = keyof typeof LIMITS;

/** The type to which each keyword applies: JSON Schema ignores it for other values. */
export const ABOUT: Readonly<Record<LimitName, TypeName>> = {
  maximum: 'number',
  minimum: 'number',
  maxLength: 'string',
  minLength: 'string',
  maxItems: 'array',
  minItems: 'array',
  maxContains: 'array',
  minContains: 'array',
  maxProperties: 'object',
  minProperties: 'object',
};

export interface Limit {
  readonly value: number;
  /** The limit itself is excluded. */
  readonly exclusive: boolean;
}

/** Returns the strictest limits of all parts. @param counts returns whether a limit applies to the accepted types */
export function limitsOf(
  members: readonly Members[],
  counts: (name: LimitName) => boolean,
): Map<LimitName, Limit> {
  const limits = new Map<LimitName, Limit>();
  const set = (name: LimitName, value: unknown, exclusive: boolean): void => {
    if (typeof value !== 'number' || !counts(name)) return;
    const limit = { value, exclusive };
    const known = limits.get(name);
    if (!known || acceptsMore(name, known, limit)) limits.set(name, limit);
  };
  for (const part of members) {
    for (const name of Object.keys(LIMITS) as LimitName[]) {
      const flag = FLAGS[name];
      set(name, part[name], flag !== undefined && part[flag] === true);
    }
    set('maximum', part['exclusiveMaximum'], true);
    set('minimum', part['exclusiveMinimum'], true);
  }
  return limits;
}

/** Before OpenAPI 3.1, a flag excludes the limit itself. */
const FLAGS: Partial<Record<LimitName, string>> = {
  maximum: 'exclusiveMaximum',
  minimum: 'exclusiveMinimum',
};

/** Returns whether `one` accepts more than `other`. */
export function acceptsMore(name: LimitName, one: Limit, other: Limit): boolean {
  if (one.value === other.value) return !one.exclusive && other.exclusive;
  return LIMITS[name] * (one.value - other.value) > 0;
}
