/** `min_seats`, `maxPrice`: how little and how much of a member. */
export interface Limit {
  readonly end: 'min' | 'max';
  /** What is limited. */
  readonly member: string;
}

export function limitOf(name: string): Limit | undefined {
  const [, end, rest = ''] = /^(min|max)(?:[_-]|(?=[A-Z]))(\w+)$/.exec(name) ?? [];
  if (end !== 'min' && end !== 'max') return undefined;
  return { end, member: `${rest.charAt(0).toLowerCase()}${rest.slice(1)}` };
}
