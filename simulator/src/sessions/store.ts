import type { SceneStore, StoredScene } from './sceneStore.ts';
import type { Session } from './session.ts';

/** A session with the machine's own times, in ms. */
export interface StoredSession {
  readonly session: Session;
  /** Last start. */
  readonly startedAt: number;
  readonly usedAt: number;
}

/** Row of a session in a list, without its world. */
export interface SessionSummary extends Pick<
  Session,
  'id' | 'name' | 'scenarios' | 'title' | 'visit' | 'size' | 'clock'
> {
  /** Faults that can still happen. */
  readonly faults: number;
  readonly startedAt: number;
  readonly usedAt: number;
}

export type MaybePromise<Value> = Value | Promise<Value>;

/** A pure change: a store may repeat it on a newer session. @returns the changed session, and a result for the caller */
export type Change<Result> = (session: Session) => readonly [Session, Result];

/**
 * Limits of every store. Sessions with an automatic name are evicted before those that people named, of each kind the unchanged
 * before the changed ones, and of these the longest unused first.
 */
export interface StoreLimits {
  /** Running time in ms after which an unused session is removed. A jump of the machine's clock removes none. */
  readonly idleMs: number;
  /** Maximum number of sessions. */
  readonly count: number;
  /** Maximum bytes of all sessions: their journals, and each base world once. */
  readonly bytes: number;
  readonly onForget?: (id: string) => void;
  /** Called after a failed read or write. */
  readonly onFailure?: () => void;
}

/**
 * Stores sessions. Resolved promises are durable: their data survives this process if the store does. A failed write
 * throws StoreGone and leaves the session as it was.
 */
export interface SessionStore {
  /** Sessions stored under short names. */
  readonly scenes: SceneStore;
  /**
   * Runs a change on the newest session, or on `initial` if there is none, and stores the difference. A change without
   * an effect stores nothing. Read and write are one atomic step.
   */
  update<Result>(id: string, change: Change<Result>, initial: () => Session): MaybePromise<Result>;
  /**
   * Stores a session at its start in place of the one with the same id, and keeps its display name. It never reads the
   * old one, so it also replaces an unreadable session.
   */
  begin(session: Session): Promise<Session>;
  find(id: string): Promise<Session | undefined>;
  remove(id: string): Promise<void>;
  /** Returns all readable sessions, the most recently used first. Listing does not count as use. */
  list(): Promise<readonly SessionSummary[]>;
  count(): Promise<number>;
  /** Returns the number of sessions that this process found unreadable. */
  setAside(): number;
  /** Tests whether a write is stored. @throws StoreGone with the reason if not */
  check(): Promise<void>;
  /** Finishes all writes and releases the store; it must not be used afterwards. */
  close(): Promise<void>;
  /** Returns all sessions that end with this process. */
  handOver(): Promise<readonly StoredSession[]>;
  /** Takes over the sessions of another process. */
  adopt(sessions: readonly StoredSession[]): Promise<void>;
  /** Returns all scenes that end with this process. */
  handOverScenes(): Promise<readonly StoredScene[]>;
}

/** Bytes that a check writes beyond the largest failed write: only a write as large shows that the cause is gone. */
export const PROBE_BYTES = 4096;
