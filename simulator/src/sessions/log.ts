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
  readonly method: string;
  readonly path: string;
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

/** The requests of each session, newest first. */
export interface RequestLog {
  append(sessionId: string, entry: Omit<LogEntry, 'id'>): Promise<void>;
  list(sessionId: string, search?: string): Promise<LogEntry[]>;
  /** @returns how many there were */
  clear(sessionId: string): Promise<number>;
}

/** The log in this process's memory; each session keeps its last `limit` requests. */
export function memoryLog(limit: number): RequestLog & { forget(sessionId: string): void } {
  const logs = new Map<string, { next: number; entries: LogEntry[] }>();
  return {
    append: async (sessionId, entry) => {
      const log = logs.get(sessionId) ?? { next: 1, entries: [] };
      logs.set(sessionId, log);
      log.entries.push({ id: log.next++, ...entry });
      // Cut in bulk: shifting one by one would move the whole array at each request.
      if (log.entries.length >= 2 * limit) log.entries = log.entries.slice(-limit);
    },
    list: async (sessionId, search = '') => {
      const words = search.toLowerCase();
      const entries = logs.get(sessionId)?.entries.slice(-limit) ?? [];
      return entries
        .filter((entry) => words === '' || JSON.stringify(entry).toLowerCase().includes(words))
        .reverse();
    },
    clear: async (sessionId) => {
      const log = logs.get(sessionId);
      const cleared = Math.min(log?.entries.length ?? 0, limit);
      // Numbers go on after clearing, so that a number names one request for good.
      if (log) log.entries = [];
      return cleared;
    },
    forget: (sessionId) => void logs.delete(sessionId),
  };
}
