/**
 * The portal's browser storage. The browser may refuse it: blocked or full storage falls back to memory for the life
 * of the page.
 */

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Wraps a browser storage with a fallback in memory. @param storage called each time: even the access may throw */
function guarded(storage: () => Storage): Store {
  const memory = new Map<string, string>();
  function attempt<T>(read: (of: Storage) => T, otherwise: T): T {
    try {
      return read(storage());
    } catch {
      return otherwise;
    }
  }
  const names = (): string[] => [
    ...attempt((of) => Array.from({ length: of.length }, (_, index) => of.key(index) ?? ''), []),
    ...memory.keys(),
  ];
  return {
    getItem: (key) => memory.get(key) ?? attempt((of) => of.getItem(key), null),
    setItem(key, value) {
      memory.delete(key);
      const written = attempt((of) => {
        of.setItem(key, value);
        return true;
      }, false);
      if (!written) memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((of) => of.removeItem(key), undefined);
    },
    key: (index) => names()[index] ?? null,
    get length() {
      return names().length;
    },
  };
}

/** Shared by all tabs of the browser, permanently. */
export const kept = guarded(() => localStorage);

/** Lasts for the life of the tab, over a reload. */
export const keptInTab = guarded(() => sessionStorage);
