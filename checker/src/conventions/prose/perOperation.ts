import type { Operation } from '../../core/contract/types.ts';

/** Caches the result of `read` per operation, and per value of its further arguments. */
export function perOperation<Found, Rest extends readonly unknown[] = []>(
  read: (operation: Operation, ...rest: Rest) => Found,
): (operation: Operation, ...rest: Rest) => Found {
  const known = new WeakMap<Operation, Map<string, Found>>();
  return (operation, ...rest) => {
    const key = rest.length === 0 ? '' : JSON.stringify(rest);
    const own = known.get(operation) ?? new Map<string, Found>();
    if (!own.has(key)) known.set(operation, own.set(key, read(operation, ...rest)));
    return own.get(key) as Found;
  };
}
