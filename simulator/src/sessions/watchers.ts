/** Observers of session logs. */
type LogChange = 'grown' | 'cleared';

type Heard = (change: LogChange) => void;

export interface Watchers {
  /** @returns a function that ends it */
  watch(sessionId: string, heard: Heard): () => void;
  tell(sessionId: string, change: LogChange): void;
}

export function watchers(): Watchers {
  const all = new Map<string, Set<Heard>>();
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
