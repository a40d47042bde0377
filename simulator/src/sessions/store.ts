import type { Session } from './session.ts';

/** A session with the machine's own times, in ms. */
export interface StoredSession {
  readonly session: Session;
  /** When it was begun, or begun afresh. */
  readonly startedAt: number;
  /** When it was last used, to the second. */
  readonly usedAt: number;
}

/**
 * Where sessions are kept. Changes are pure functions, run on the newest session: a store shared by several processes may
 * run one again when another process was faster.
 */
export interface SessionStore {
  read(id: string): Promise<Session | undefined>;
  /** Keeps a session, in the place of one with the same id. */
  put(session: Session): Promise<void>;
  /** @returns what `change` returned; undefined when there is no such session */
  update<Result>(
    id: string,
    change: (session: Session) => readonly [Session, Result],
  ): Promise<Result | undefined>;
  remove(id: string): Promise<void>;
  /** All of them, the most recently used first; looking at them here is no use of them. */
  list(): Promise<readonly StoredSession[]>;
  /** Takes over all of another store. */
  adopt(sessions: readonly StoredSession[]): Promise<void>;
}
