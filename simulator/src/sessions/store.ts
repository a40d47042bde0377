import type { Session } from './session.ts';

/** A session with the machine's own times, in ms. */
export interface StoredSession {
  readonly session: Session;
  /** When it was begun, or begun afresh. */
  readonly startedAt: number;
  /** When it was last used, to the second. */
  readonly usedAt: number;
}

/** At once where this process keeps it: a request then does not wait its turn for what is there already. */
type Soon<Value> = Value | Promise<Value>;

/** What every store is told of how much it keeps, and whom to tell. */
export interface StoreLimits {
  /** Sessions not used for this long are forgotten. */
  readonly idleMs: number;
  /** In memory: above this many the one not used for longest goes. */
  readonly count: number;
  readonly onForget?: (id: string) => void;
  /** It did not take or give what it should. */
  readonly onFailure?: () => void;
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
  ): Soon<Result | undefined>;
  remove(id: string): Promise<void>;
  /** All of them, the most recently used first; looking at them here is no use of them. */
  list(): Promise<readonly StoredSession[]>;
  /** How many there are. */
  count(): Promise<number>;
  /** @throws StoreGone where it cannot be reached */
  check(): Promise<void>;
  /** Writes out what is not yet, and lets go of what it holds: nothing is asked of it any more. */
  close(): Promise<void>;
  /** Takes over all of another store. */
  adopt(sessions: readonly StoredSession[]): Promise<void>;
}
