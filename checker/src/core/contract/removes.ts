import type { Operation } from './types.ts';

/**
 * Returns whether an operation removes a resource: by its method, or as a call with such a name whose response does not
 * show the resource.
 */
export const removes = ({ method, id, roles = [] }: Operation): boolean =>
  method === 'DELETE' ||
  (method === 'POST' && /^(delete|remove)(?![a-z])/.test(id) && roles.some(({ blind }) => blind));
