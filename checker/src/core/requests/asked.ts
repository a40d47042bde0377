import type { Operation } from '../contract/types.ts';

/** Returns whether a member is a parameter in the query, or a member of the body of a read by POST; never in our own contracts. */
export const isReadParameter = (
  { answers, effect, places = {}, bodyMember }: Operation,
  name: string,
): boolean => {
  const place = places[name];
  if (place) return place.in === 'query';
  return answers !== undefined && effect === 'read' && bodyMember === undefined;
};
