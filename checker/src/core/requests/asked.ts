import type { Operation } from '../contract/types.ts';

/**
 * Returns whether a member of a foreign contract's request selects what is read: a parameter in the query, or a member of the body of
 * a read by POST, unless one member is the whole body (`bodyMember`). False for all operations of our own contracts, which have
 * neither `places` nor `answers`.
 */
export const isReadParameter = (
  { answers, effect, places = {}, bodyMember }: Operation,
  name: string,
): boolean => {
  const place = places[name];
  if (place) return place.in === 'query';
  return answers !== undefined && effect === 'read' && bodyMember === undefined;
};
