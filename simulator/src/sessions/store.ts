import type { SceneStore, StoredScene } from './sceneStore.ts';
import type { Session } from './session.ts';

/** A session with the machine's own times, in ms. */
export interface StoredSession {
  readonly session: Session;
  /** When it began, or began again. */
  readonly startedAt: number;
  readonly usedAt: number;
}

/** What a list of sessions shows: no world is read for it. */
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

/** A pure function: a store may run it again on a newer session. @returns the session after it, and the caller's result */
export type Change<Result> = (session: Session) => readonly [Session, Result];

/** Limits of every store. A session that only began goes before one that was changed, then the one unused for longest. */
export interface StoreLimits {
  /** A session goes after so many ms of running time without use; a clock that jumps takes none away. */
  readonly idleMs: number;
  /** Number of sessions. */
  readonly count: number;
  /** Bytes of all sessions: their journals, and each base world once. */
  readonly bytes: number;
  readonly onForget?: (id: string) => void;
  /** A read or write failed. */
  readonly onFailure?: () => void;
}

/**
 * Where sessions are kept. Every promise that resolves is kept: it outlives the end of this process where the store outlives it.
 * A write that fails throws StoreGone and leaves the session as it was.
 */
export interface SessionStore {
  /** Sessions stored under short names. */
  readonly scenes: SceneStore;
  /**
   * Runs a change on the newest session, or on `initial` where there is none, and stores what it changed. A change that
   * changes nothing stores nothing. Whether there is one is decided in the same step.
   */
  update<Result>(id: string, change: Change<Result>, initial: () => Session): MaybePromise<Result>;
  /**
   * Stores a session at its beginning in place of the one with the same id, and keeps the name that people gave that one. Never
   * reads the old one, so an unreadable session begins again too.
   */
  begin(session: Session): Promise<Session>;
  find(id: string): Promise<Session | undefined>;
  remove(id: string): Promise<void>;
  /** All that can be read, the most recently used first. This is no use of them. */
  list(): Promise<readonly SessionSummary[]>;
  count(): Promise<number>;
  /** How many sessions this process has found unreadable. */
  setAside(): number;
  /** Writes, to see whether a write is kept. @throws StoreGone saying why it is not */
  check(): Promise<void>;
  /** Finishes all writes and releases the store; it must not be used afterwards. */
  close(): Promise<void>;
  /** Returns all sessions that end with this process. */
  handOver(): Promise<readonly StoredSession[]>;
  /** Takes what another process handed over. */
  adopt(sessions: readonly StoredSession[]): Promise<void>;
  /** Returns all scenes that end with this process. */
  handOverScenes(): Promise<readonly StoredScene[]>;
}

/** Bytes that a check writes, beyond those of the largest write that failed: only a write as large shows that the cause is gone. */
export const PROBE_BYTES = 4096;
