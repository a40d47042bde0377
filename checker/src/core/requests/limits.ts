/** Minimum or maximum of a member: `min_seats`, `maxPrice`, `priceMax`. */
export interface Limit {
  readonly end: 'min' | 'max';
  /** Name of the limited member. */
  readonly member: string;
}

/** Returns the member name in `filter[kind]` (JSON:API). */
export const plainName = (name: string): string => /^filter\[(\w+)\]$/.exec(name)?.[1] ?? name;

/** Returns the limit that a parameter sets, by its name. */
export function limitOf(given: string): Limit | undefined {
  const name = plainName(given);
  const before = /^(min|max)(?:[_-]|(?=[A-Z]))(\w+)$/.exec(name) ?? [];
  const after = /^(\w+?)(?:_(min|max)|(Min|Max))$/.exec(name) ?? [];
  const end = before[1] ?? (after[2] ?? after[3])?.toLowerCase();
  const rest = before[2] ?? after[1] ?? '';
  if (end !== 'min' && end !== 'max') return undefined;
  return { end, member: `${rest.charAt(0).toLowerCase()}${rest.slice(1)}` };
}
