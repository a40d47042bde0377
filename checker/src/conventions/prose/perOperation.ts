import type { Operation } from '../../core/contract/types.ts';

/** Caches the result of `read` per operation. */
export function perOperation<Found>(read: (operation: Operation) => Found): (operation: Operation) => Found {
  const known = new WeakMap<Operation, { readonly found: Found }>();
  return (operation) => {
    const { found } = known.get(operation) ?? { found: read(operation) };
    known.set(operation, { found });
    return found;
  };
}
