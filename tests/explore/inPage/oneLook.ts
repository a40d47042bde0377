/** Caches values per element during one look, in which only scroll positions change. */

const caches: Map<Element, unknown>[] = [];
let isLooking = false;

/**
 * Returns a function that computes each element's value once per look.
 * @param compute returns a value that does not depend on scroll positions
 */
export function oncePerLook<Value>(compute: (element: Element) => Value): (element: Element) => Value {
  const cache = new Map<Element, Value>();
  caches.push(cache);
  return (element) => {
    if (!isLooking) return compute(element);
    if (!cache.has(element)) cache.set(element, compute(element));
    return cache.get(element) as Value;
  };
}

/** Runs a function as one look, with cached values. */
export function inOneLook<T>(work: () => T): T {
  isLooking = true;
  try {
    return work();
  } finally {
    isLooking = false;
    caches.forEach((cache) => cache.clear());
  }
}
