/** Observers of session logs. */
type LogChange = 'grown' | 'cleared';

type OnLogChange = (change: LogChange) => void;

export interface Watchers {
  /** @returns a function that ends it */
  watch(sessionId: string, onChange: OnLogChange): () => void;
  tell(sessionId: string, change: LogChange): void;
}

export function watchers(): Watchers {
  const all = new Map<string, Set<OnLogChange>>();
  return {
    watch: (sessionId, heard) => {
      const mine = all.get(sessionId) ?? new Set();
      all.set(sessionId, mine.add(heard));
      return () => {
        mine.delete(heard);
        if (mine.size === 0 && all.get(sessionId) === mine) all.delete(sessionId);
      };
    },
    tell: (sessionId, change) => {
      for (const heard of all.get(sessionId) ?? []) heard(change);
    },
  };
}
