import type { Violation } from '../json/violations.ts';

/** Who gave the answer: the world, the contract's examples or schemas, a fault, or a step before all of them. */
export type AnsweredBy = 'world' | 'fallback' | 'example' | 'fault' | 'gate';

/** One request and its answer, as the control API shows it (openapi/control/schemas/LogEntry.yaml). */
export interface LogEntry {
  readonly id: number;
  /** Time of the session's clock, ISO 8601. */
  readonly at: string;
  readonly service?: string;
  readonly operationId?: string;
  /** X-Request-Id, by which the portal names a failed request to its user; assets have none. */
  readonly requestId?: string;
  readonly method: string;
  readonly path: string;
  /** Those of the request's headers that the contract documents. */
  readonly headers?: Readonly<Record<string, string>>;
  /** HTTP status; 0 where the connection was dropped. */
  readonly status: number;
  /** Innermost code of the envelope. */
  readonly code?: string;
  readonly answeredBy: AnsweredBy;
  readonly valid: { readonly request: boolean; readonly response: boolean };
  /** Where our own answer broke the contract. */
  readonly violations?: readonly Violation[];
  readonly ms: number;
  readonly request?: unknown;
  readonly response?: unknown;
}

/** Makes an entry when it is looked at: most never are. */
type Unread = () => Omit<LogEntry, 'id'>;

/** The requests of each session, newest first. */
export interface RequestLog {
  append(sessionId: string, entry: Unread): Promise<void>;
  list(sessionId: string, search?: string): Promise<LogEntry[]>;
  /** @returns how many there were */
  clear(sessionId: string): Promise<number>;
}

interface Kept {
  readonly id: number;
  readonly read: Unread;
}

/** One session's entries: a ring, in which the newest takes the place of the oldest. */
interface Ring {
  next: number;
  readonly places: Kept[];
}

/** The log in this process's memory; each session keeps its last `limit` requests. */
export function memoryLog(limit: number): RequestLog & { forget(sessionId: string): void } {
  const logs = new Map<string, Ring>();
  const entriesOf = (sessionId: string): Kept[] => {
    // Of an array with places not taken yet, these are the taken ones.
    const taken = Object.values(logs.get(sessionId)?.places ?? []);
    return taken.sort((a, b) => b.id - a.id);
  };
  return {
    append: async (sessionId, read) => {
      const log = logs.get(sessionId) ?? { next: 1, places: [] };
      if (log.next === 1) logs.set(sessionId, log);
      const id = log.next++;
      log.places[id % limit] = { id, read };
    },
    list: async (sessionId, search = '') => {
      const words = search.toLowerCase();
      return entriesOf(sessionId)
        .map(({ id, read }): LogEntry => ({ id, ...read() }))
        .filter((entry) => words === '' || JSON.stringify(entry).toLowerCase().includes(words));
    },
    clear: async (sessionId) => {
      const cleared = entriesOf(sessionId).length;
      const log = logs.get(sessionId);
      // Numbers go on after clearing, so that a number names one request for good.
      if (log) logs.set(sessionId, { next: log.next, places: [] });
      return cleared;
    },
    forget: (sessionId) => void logs.delete(sessionId),
  };
}
