/** Caches values per element during one look, in which only scroll positions change. */

const kept: Map<Element, unknown>[] = [];
let isTaken = false;

/** @param ask returns a value that does not depend on scroll positions */
export function oncePerLook<Value>(ask: (element: Element) => Value): (element: Element) => Value {
  const known = new Map<Element, Value>();
  kept.push(known);
  return (element) => {
    if (!isTaken) return ask(element);
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element) as Value;
  };
}

export function inOneLook<T>(take: () => T): T {
  isTaken = true;
  try {
    return take();
  } finally {
    isTaken = false;
    kept.forEach((known) => known.clear());
  }
}
