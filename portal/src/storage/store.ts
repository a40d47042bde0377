/** Keeps a value outside React; components read it with `useSyncExternalStore`. */
export function storeOf<Value>(first: Value) {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => current,
    set: (next: Value) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
