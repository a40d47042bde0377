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
  // `min_seats`, `maxPrice`; not `minute`
  const [, first, memberAfter] = /^(min|max)(?:[_-]|(?=[A-Z]))(\w+)$/.exec(name) ?? [];
  // `price_max`, `freeMin`; not `admin`
  const [, memberBefore, last, lastCapital] = /^(\w+?)(?:_(min|max)|(Min|Max))$/.exec(name) ?? [];
  const end = first ?? (last ?? lastCapital)?.toLowerCase();
  const member = memberAfter ?? memberBefore ?? '';
  if (end !== 'min' && end !== 'max') return undefined;
  return { end, member: `${member.charAt(0).toLowerCase()}${member.slice(1)}` };
}
