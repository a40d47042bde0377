import type { Resource } from './types.ts';

/** The last word of a collection, for its names in sentences and members: `labels` of `/projects/{id}/labels`. */
export const collectionWord = ({ name }: Pick<Resource, 'name'>): string =>
  (name.split('/').findLast((part) => /^[a-z]/i.test(part)) ?? '').toLowerCase();
