import type { Violation } from '../json/violations.ts';
import type { WireTrouble } from '../scenarios/replayText.ts';
import { wordsOf } from './logWords.ts';
import { Queue } from './queue.ts';
import type { RepeatableRequest } from './scene.ts';
import { watchers, type Watchers } from './watchers.ts';

/**
 * Source of the response: the world, a response generated from the contract (`fallback`), an example of the contract that
 * the request names, a fault, a check before the world (`gate`), a real backend, or a recording.
 */
export type AnsweredBy = 'world' | 'fallback' | 'example' | 'fault' | 'gate' | 'upstream' | 'replay';

/** One request and its response in the control API (openapi/control/schemas/LogEntry.yaml). */
export interface LogEntry {
  readonly id: number;
  /** Time of the session's clock, ISO 8601. */
  readonly at: string;
  readonly service?: string;
  readonly operationId?: string;
  /** X-Request-Id: the portal shows it to users after a failure; assets have none. */
  readonly requestId?: string;
  readonly method: string;
  readonly path: string;
  /** Request headers that the contract documents. */
  readonly headers?: Readonly<Record<string, string>>;
  /** HTTP status; 0 if the connection was closed without a response. */
  readonly status: number;
  /** Innermost code of the envelope. */
  readonly code?: string;
  readonly answeredBy: AnsweredBy;
  /** The applied fault, in words; a mere delay leaves the response to another source. */
  readonly fault?: string;
  readonly valid: { readonly request: boolean; readonly response: boolean };
  /** Contract violations of the simulator's response. */
  readonly violations?: readonly Violation[];
  /** Contract violations of the request. */
  readonly requestViolations?: readonly Violation[];
  readonly ms: number;
  /** Delay by a fault, a recording or a slow backend in ms. */
  readonly waitedMs?: number;
  /** Transport, if unusual. */
  readonly wire?: WireTrouble;
  readonly request?: unknown;
  readonly response?: unknown;
  /** Headers and bodies as sent. */
  readonly raw?: Raw;
}

/** Headers and bodies on the wire, without authenticating headers; of an upload's files only the names. */
export interface Raw {
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body?: string };
  /** Absent if nothing was answered. */
  readonly response?: {
    readonly headers: Readonly<Record<string, string>>;
    /** Text; empty if the body is not text. */
    readonly body: string;
    /** Base64, if the body is not its text in UTF-8. */
    readonly bytes?: string;
  };
}

/** Makes an entry on first read: most are never read. */
type MakeEntry = () => Omit<LogEntry, 'id'>;

/** Makes the data to repeat the request. */
type MakeRepeatable = () => RepeatableRequest;

/** Selects up to `limit` matching entries, newest first. */
interface LogSelection {
  readonly service?: string | undefined;
  /** `queryCouponInfo` or `standard.queryCouponInfo` */
  readonly operation?: string | undefined;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly answeredBy?: AnsweredBy | undefined;
  /** True if a fault applied. */
  readonly fault?: boolean | undefined;
  /** True if the request or response breaks the contract. */
  readonly broken?: boolean | undefined;
  readonly search?: string | undefined;
  /** Ids of entries: only those between these two, exclusive. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

/** The whole log of a session, for another process. */
export interface LoggedSession {
  readonly sessionId: string;
  /** Number of the next entry. */
  readonly next: number;
  /** Requests per operation. */
  readonly asked: readonly (readonly [on: string, times: number])[];
  /** Oldest first. */
  readonly entries: readonly {
    readonly id: number;
    readonly bytes: number;
    readonly entry: Omit<LogEntry, 'id'>;
  }[];
}

/** Requests of each session, newest first. */
export interface RequestLog {
  /** @param on address of the operation @param bytes approximate size of the entry */
  append(
    sessionId: string,
    on: string,
    bytes: number,
    entry: MakeEntry,
    repeatable?: MakeRepeatable,
  ): Promise<void> | undefined;
  /** @returns undefined if the log has no such entry, or no longer has its session's state */
  repeatable(sessionId: string, id: number): Promise<RepeatableRequest | undefined>;
  list(sessionId: string, selection?: LogSelection): Promise<LogEntry[]>;
  /** @returns number of entries */
  count(sessionId: string): Promise<number>;
  /** @returns requests per operation since the log was cleared, by address, including removed entries */
  requestCounts(sessionId: string): Promise<ReadonlyMap<string, number>>;
  /** @returns number of removed entries */
  clear(sessionId: string): Promise<number>;
  /** Calls the given function when a session's log grows or is cleared, until the returned function is called. */
  readonly watch: Watchers['watch'];
  /** The log must not be used afterwards. */
  close(): Promise<void>;
  all(): Promise<readonly LoggedSession[]>;
  /** Continues where another log has ended. */
  adopt(logged: readonly LoggedSession[]): Promise<void>;
}

export interface LogLimits {
  /** Maximum entries of a session. */
  readonly entries: number;
  /** Maximum bytes of a session; the newest entry is kept at any size. */
  readonly bytes: number;
  /** Maximum bytes of all sessions together. */
  readonly totalBytes: number;
}

/** Exchange (server/steps) explains why it is a class. */
class KeptEntry {
  readonly id: number;
  readonly bytes: number;
  readonly read: MakeEntry;
  readonly repeatable: MakeRepeatable | undefined;

  constructor(id: number, bytes: number, read: MakeEntry, repeatable: MakeRepeatable | undefined) {
    this.id = id;
    this.bytes = bytes;
    this.read = read;
    this.repeatable = repeatable;
  }
}

interface SessionLog {
  next: number;
  bytes: number;
  readonly asked: Map<string, number>;
  entries: Queue<KeptEntry>;
}

/**
 * Maximum number of logs. The longest unused one is dropped first. Sessions that only read have a log too, although no
 * store keeps them.
 */
export const LOGS = 12_000;

/** Approximate bytes of an entry besides its payloads. */
const OVERHEAD = 1000;

/**
 * Log in this process's memory. Above a session's limit its oldest entries are dropped, above the total those of the
 * oldest sessions.
 */
export function memoryLog(limits: LogLimits): RequestLog & { forget(sessionId: string): void } {
  const logs = new Map<string, SessionLog>();
  /** Logs with entries: most of thousands of sessions have none when room is made. */
  const nonEmpty = new Set<SessionLog>();
  const { watch, notify } = watchers();
  let total = 0;

  const empty = (log: SessionLog): void => {
    total -= log.bytes;
    log.bytes = 0;
    log.entries = new Queue();
    nonEmpty.delete(log);
  };
  const dropOldest = (log: SessionLog): void => {
    const bytes = log.entries.shift()?.bytes ?? 0;
    log.bytes -= bytes;
    total -= bytes;
  };
  const makeRoomFor = (growing: SessionLog): void => {
    for (const log of nonEmpty) {
      if (total <= limits.totalBytes) return;
      if (log !== growing) empty(log);
    }
  };
  const forget = (sessionId: string): void => {
    const log = logs.get(sessionId);
    if (log) empty(log);
    logs.delete(sessionId);
  };
  const use = (sessionId: string): SessionLog => {
    const log = logs.get(sessionId) ?? {
      next: 1,
      bytes: 0,
      asked: new Map(),
      entries: new Queue<KeptEntry>(),
    };
    // The order matters only near the limit.
    if (log.next > 1 && logs.size <= LOGS / 2) return log;
    logs.delete(sessionId);
    logs.set(sessionId, log);
    const [oldest] = logs.keys();
    if (logs.size > LOGS && oldest !== undefined) forget(oldest);
    return log;
  };
  return {
    append: (sessionId, on, payload, read, repeatable) => {
      const log = use(sessionId);
      log.asked.set(on, (log.asked.get(on) ?? 0) + 1);
      const bytes = payload + OVERHEAD;
      nonEmpty.add(log);
      log.entries.push(new KeptEntry(log.next++, bytes, read, repeatable));
      log.bytes += bytes;
      total += bytes;
      while (log.entries.size > limits.entries || (log.bytes > limits.bytes && log.entries.size > 1))
        dropOldest(log);
      if (total > limits.totalBytes) makeRoomFor(log);
      notify(sessionId, 'grown');
      return undefined;
    },
    list: async (sessionId, selection = {}) => {
      const { before = Infinity, after = 0, limit = limits.entries } = selection;
      const found: LogEntry[] = [];
      for (const { id, read } of logs.get(sessionId)?.entries.toArray().reverse() ?? []) {
        if (id >= before) continue;
        if (found.length >= limit || id <= after) break;
        const entry = { id, ...read() };
        if (matchesSelection(entry, selection)) found.push(entry);
      }
      return found;
    },
    repeatable: async (sessionId, id) =>
      logs
        .get(sessionId)
        ?.entries.toArray()
        .find((kept) => kept.id === id)
        ?.repeatable?.(),
    count: async (sessionId) => logs.get(sessionId)?.entries.size ?? 0,
    requestCounts: async (sessionId) => new Map(logs.get(sessionId)?.asked),
    // Numbers continue after clearing, so that a number identifies one request permanently.
    clear: async (sessionId) => {
      const log = logs.get(sessionId);
      const cleared = log?.entries.size ?? 0;
      if (log) empty(log);
      log?.asked.clear();
      notify(sessionId, 'cleared');
      return cleared;
    },
    watch,
    close: async () => {},
    all: async () =>
      [...logs].map(([sessionId, { next, asked, entries }]) => ({
        sessionId,
        next,
        asked: [...asked],
        entries: entries.toArray().map(({ id, bytes, read }) => ({ id, bytes, entry: read() })),
      })),
    adopt: async (logged) => {
      for (const { sessionId, next, asked, entries } of logged) {
        const bytes = entries.reduce((sum, each) => sum + each.bytes, 0);
        const kept = new Queue(
          entries.map(({ id, bytes: size, entry }) => new KeptEntry(id, size, () => entry, undefined)),
        );
        const log = { next, bytes, asked: new Map(asked), entries: kept };
        logs.set(sessionId, log);
        nonEmpty.add(log);
        total += bytes;
      }
    },
    forget,
  };
}

/** Returns whether an entry matches the selection. */
export function matchesSelection(entry: LogEntry, selection: LogSelection): boolean {
  const { service, operationId, code, status, answeredBy, valid } = entry;
  const { search = '', operation, broken } = selection;
  return (
    (selection.service === undefined || service === selection.service) &&
    (operation === undefined || operation === operationId || operation === `${service}.${operationId}`) &&
    (selection.code === undefined || code === selection.code) &&
    (selection.status === undefined || status === selection.status) &&
    (selection.answeredBy === undefined || answeredBy === selection.answeredBy) &&
    (selection.fault === undefined || selection.fault === (entry.fault !== undefined)) &&
    (broken === undefined || broken !== (valid.request && valid.response)) &&
    (search === '' ||
      // Includes the operation as listed: `standard.queryCouponInfo`.
      JSON.stringify({ on: `${service}.${operationId}`, ...entry, raw: undefined, words: wordsOf(entry) })
        .toLowerCase()
        .includes(search.toLowerCase()))
  );
}
