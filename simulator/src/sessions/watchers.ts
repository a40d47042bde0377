/** Observers of session logs. */

type LogChange = 'grown' | 'cleared';

type OnLogChange = (change: LogChange) => void;

export interface Watchers {
  /** @returns a function that stops the observation */
  watch(sessionId: string, onChange: OnLogChange): () => void;
  notify(sessionId: string, change: LogChange): void;
}

export function watchers(): Watchers {
  const all = new Map<string, Set<OnLogChange>>();
  return {
    watch: (sessionId, listener) => {
      const mine = all.get(sessionId) ?? new Set();
      all.set(sessionId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0 && all.get(sessionId) === mine) all.delete(sessionId);
      };
    },
    notify: (sessionId, change) => {
      for (const listener of all.get(sessionId) ?? []) listener(change);
    },
  };
}
