import type { Operation } from './types.ts';

/** Takes a resource away: by its method, or as a call that is named so and shows nothing of the resource. */
export const removes = ({ method, id, roles = [] }: Operation): boolean =>
  method === 'DELETE' ||
  (method === 'POST' && /^(delete|remove)(?![a-z])/.test(id) && roles.some(({ blind }) => blind));
