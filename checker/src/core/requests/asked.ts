import type { Operation } from '../contract/types.ts';

/**
 * Returns whether a member is a parameter of a read: in the query, or in the body of a read by POST. Our own contracts
 * (without `answers`) have no such bodies.
 */
export const isReadParameter = (
  { answers, effect, places = {}, bodyMember }: Operation,
  name: string,
): boolean => {
  const place = places[name];
  if (place) return place.in === 'query';
  return answers !== undefined && effect === 'read' && bodyMember === undefined;
};
