import type { Operation } from './types.ts';

/** Returns whether the response to a write shows the created resource. */
export const makes = ({ roles = [] }: Pick<Operation, 'roles'>): boolean =>
  roles.some(({ does }) => does === 'made');
