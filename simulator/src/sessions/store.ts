import type { Session } from './session.ts';

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
}
