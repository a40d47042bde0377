/** The order of writes: a room is created before the bookings in it, and removed after them. */
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Operation } from '../../core/contract/types.ts';

/** Sorts writes: creations, changes, removals. Creations start with the outermost resources, removals with the innermost. */
export function inOrder(writes: readonly Operation[]): Operation[] {
  const deep = writes.toSorted((one, other) => depthOf(one) - depthOf(other));
  const ranked = (rank: number): Operation[] => deep.filter((operation) => rankOf(operation) === rank);
  return [...ranked(0), ...ranked(1), ...ranked(2).reverse()];
}

/** Creations come first and removals last. */
const rankOf = (operation: Operation): number => (removes(operation) ? 2 : makes(operation) ? 0 : 1);

/** Number of resources around: `/hotels/{id}/rooms` is deeper than `/hotels`. */
const depthOf = ({ url }: Operation): number => url.split('{').length;
