import type { Operation } from './types.ts';

/** The answer to a write shows what it has made. */
export const makes = ({ roles = [] }: Pick<Operation, 'roles'>): boolean =>
  roles.some(({ does }) => does === 'made');
