import type { Session } from './session.ts';
import type { SessionStore, StoreLimits } from './store.ts';

interface Kept {
  session: Session;
  readonly startedAt: number;
  usedAt: number;
}

const FINENESS_MS = 1000;

/** Sessions in this process's memory, the least recently used ones first. */
export function memoryStore(
  { idleMs, count, onForget }: StoreLimits,
  machine: () => number = Date.now,
): SessionStore {
  const sessions = new Map<string, Kept>();

  const touch = (session: Session, startedAt = machine()): void => {
    sessions.delete(session.id);
    sessions.set(session.id, { session, startedAt, usedAt: machine() });
  };
  /** The order is kept to the second: moving a busy session to the end at each request would cost more than it tells. */
  const use = (kept: Kept, session: Session): void => {
    if (machine() - kept.usedAt >= FINENESS_MS) touch(session, kept.startedAt);
    else kept.session = session;
  };
  const forget = (id: string): void => {
    if (sessions.delete(id)) onForget?.(id);
  };
  const forgetIdle = (): void => {
    for (const [id, { usedAt }] of sessions) {
      if (sessions.size <= count && machine() - usedAt <= idleMs) return;
      forget(id);
    }
  };

  return {
    read: async (id) => {
      const kept = sessions.get(id);
      if (!kept) return undefined;
      use(kept, kept.session);
      return kept.session;
    },
    put: async (session) => {
      touch(session);
      forgetIdle();
    },
    update: (id, change) => {
      const kept = sessions.get(id);
      if (!kept) return undefined;
      const [session, result] = change(kept.session);
      use(kept, session);
      return result;
    },
    remove: async (id) => forget(id),
    list: async () => [...sessions.values()].toSorted((a, b) => b.usedAt - a.usedAt),
    count: async () => sessions.size,
    check: async () => {},
    close: async () => {},
    adopt: async (stored) => {
      for (const kept of stored.toReversed()) sessions.set(kept.session.id, { ...kept });
    },
  };
}
