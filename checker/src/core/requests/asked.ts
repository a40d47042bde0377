import type { Operation } from '../contract/types.ts';

/** Returns whether a member selects the content of a read: in the query, or in the body of a call. */
export const isAsked = ({ answers, effect, places = {}, bodyMember }: Operation, name: string): boolean => {
  const place = places[name];
  if (place) return place.in === 'query';
  return answers !== undefined && effect === 'read' && bodyMember === undefined;
};
