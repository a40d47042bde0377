/** What the browser keeps for the portal. It may refuse: storage that is blocked or full has memory behind it, for as long as the page stands. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** @param storage asked anew each time: already the question may throw */
function guarded(storage: () => Storage): Store {
  const memory = new Map<string, string>();
  function tried<T>(read: (of: Storage) => T, otherwise: T): T {
    try {
      return read(storage());
    } catch {
      return otherwise;
    }
  }
  const names = (): string[] => [
    ...tried((of) => Array.from({ length: of.length }, (_, index) => of.key(index) ?? ''), []),
    ...memory.keys(),
  ];
  return {
    getItem: (key) => memory.get(key) ?? tried((of) => of.getItem(key), null),
    setItem(key, value) {
      memory.delete(key);
      const written = tried((of) => {
        of.setItem(key, value);
        return true;
      }, false);
      if (!written) memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      tried((of) => of.removeItem(key), undefined);
    },
    key: (index) => names()[index] ?? null,
    get length() {
      return names().length;
    },
  };
}

/** Kept by the browser, for all its tabs. */
export const kept = guarded(() => localStorage);

/** Kept as long as the tab lives, over a reload. */
export const keptInTab = guarded(() => sessionStorage);
