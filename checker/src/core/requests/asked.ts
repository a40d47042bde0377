import type { Operation } from '../contract/types.ts';

/** Whether a member of a request says what a read is to show: it stands in the query, or in the body of a call. */
export const isAsked = ({ answers, effect, places = {}, bodyMember }: Operation, name: string): boolean => {
  const place = places[name];
  if (place) return place.in === 'query';
  return answers !== undefined && effect === 'read' && bodyMember === undefined;
};
