import type { Operation } from './types.ts';

/** Returns whether a write creates a resource that other operations share. */
export const makes = ({ roles = [] }: Pick<Operation, 'roles'>): boolean =>
  roles.some(({ does }) => does === 'made');
