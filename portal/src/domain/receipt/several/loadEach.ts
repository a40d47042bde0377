interface LoadEach<Key, Item> {
  readonly keys: readonly Key[];
  readonly load: (key: Key, signal: AbortSignal) => Promise<Item>;
  /** Maximum number of loads at the same time. */
  readonly most: number;
  readonly signal: AbortSignal;
  readonly onItem: (key: Key, item: Item) => void;
  readonly onFailure: (key: Key, error: unknown) => void;
}

/**
 * Loads several items, at most `most` at the same time. Resolves when each was loaded or failed; after an abort, when the
 * running loads end. A failure does not stop the others.
 */
export async function loadEach<Key, Item>(work: LoadEach<Key, Item>): Promise<void> {
  const { keys, load, most, signal, onItem, onFailure } = work;
  const waiting = [...keys];
  const worker = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined && !signal.aborted; key = waiting.shift()) {
      try {
        const item = await load(key, signal);
        if (!signal.aborted) onItem(key, item);
      } catch (error) {
        if (!signal.aborted) onFailure(key, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, keys.length) }, worker));
}
