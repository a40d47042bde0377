import type { Violation } from '../json/violations.ts';
import type { WireTrouble } from '../scenarios/replayText.ts';
import { wordsOf } from './logWords.ts';
import { Queue } from './queue.ts';
import type { Again } from './scene.ts';
import { watchers, type Watchers } from './watchers.ts';

/** Who gave the answer: the world, the contract's examples or schemas, a fault, a step before all of them, a real backend, or a recorded one. */
export type AnsweredBy = 'world' | 'fallback' | 'example' | 'fault' | 'gate' | 'upstream' | 'replay';

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
  /** The fault that it met, in words; one that only delays leaves the answer to another. */
  readonly fault?: string;
  readonly valid: { readonly request: boolean; readonly response: boolean };
  /** Where our own answer broke the contract. */
  readonly violations?: readonly Violation[];
  /** Where the request did. */
  readonly requestViolations?: readonly Violation[];
  readonly ms: number;
  /** How long a fault, a recording or a slow backend let it wait, ms. */
  readonly waitedMs?: number;
  /** How it travelled, where that was not as usual. */
  readonly wire?: WireTrouble;
  readonly request?: unknown;
  readonly response?: unknown;
  /** As it travelled. */
  readonly raw?: Raw;
}

/** Headers and bodies on the wire, without what drives the simulator; of an upload the names of its files alone. */
export interface Raw {
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body?: string };
  /** Absent where nothing was answered. */
  readonly response?: {
    readonly headers: Readonly<Record<string, string>>;
    /** As text; empty where it is none. */
    readonly body: string;
    /** In base64, where the body is not its text in UTF-8. */
    readonly bytes?: string;
  };
}

/** Makes an entry when it is looked at: most never are. */
type Unread = () => Omit<LogEntry, 'id'>;

/** Makes what asks the same again. */
type AskAgain = () => Again;

/** Which entries to read: from the newest, or from those before or after an entry, at most so many that hold all that is asked. */
interface Reading {
  readonly service?: string | undefined;
  /** `queryCouponInfo` or `standard.queryCouponInfo` */
  readonly operation?: string | undefined;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly answeredBy?: AnsweredBy | undefined;
  /** Whether it met a fault. */
  readonly fault?: boolean | undefined;
  /** Whether request or answer breaks the contract. */
  readonly broken?: boolean | undefined;
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

/** The whole log of a session, for another process. */
export interface LoggedSession {
  readonly sessionId: string;
  /** The number of the next entry. */
  readonly next: number;
  /** How often each operation was asked. */
  readonly asked: readonly (readonly [on: string, times: number])[];
  /** Oldest first. */
  readonly entries: readonly {
    readonly id: number;
    readonly bytes: number;
    readonly entry: Omit<LogEntry, 'id'>;
  }[];
}

/** The requests of each session, newest first. */
export interface RequestLog {
  /** @param on the operation's address; @param bytes about how much the entry holds */
  append(
    sessionId: string,
    on: string,
    bytes: number,
    entry: Unread,
    again?: AskAgain,
  ): Promise<void> | undefined;
  /** @returns undefined where the log has no such entry, or no longer knows its session as it was */
  again(sessionId: string, id: number): Promise<Again | undefined>;
  list(sessionId: string, reading?: Reading): Promise<LogEntry[]>;
  /** @returns how many there are */
  count(sessionId: string): Promise<number>;
  /** @returns how often each operation was asked since the log was cleared, by its address, kept or not */
  asked(sessionId: string): Promise<ReadonlyMap<string, number>>;
  /** @returns how many there were */
  clear(sessionId: string): Promise<number>;
  /** @param heard told when a session's log has grown, or was cleared; @returns what ends it */
  readonly watch: Watchers['watch'];
  /** Nothing is asked of it any more. */
  close(): Promise<void>;
  all(): Promise<readonly LoggedSession[]>;
  /** Goes on where another log has ended. */
  adopt(logged: readonly LoggedSession[]): Promise<void>;
}

export interface LogLimits {
  /** Requests of a session. */
  readonly entries: number;
  /** Of a session; the newest entry is kept, however large. */
  readonly bytes: number;
  /** Of all sessions together. */
  readonly totalBytes: number;
}

/** Why it is a class is said at Exchange (server/steps). */
class Kept {
  readonly id: number;
  readonly bytes: number;
  readonly read: Unread;
  readonly again: AskAgain | undefined;

  constructor(id: number, bytes: number, read: Unread, again: AskAgain | undefined) {
    this.id = id;
    this.bytes = bytes;
    this.read = read;
    this.again = again;
  }
}

interface SessionLog {
  next: number;
  bytes: number;
  readonly asked: Map<string, number>;
  entries: Queue<Kept>;
}

/** Logs of sessions, also of those that only read, which no store keeps; above this many the one unused for longest goes. */
export const LOGS = 12_000;

/** What an entry holds beside its payloads. */
const OVERHEAD = 1000;

/** The log in this process's memory. Above a limit the oldest entries go, above the total those of the oldest sessions. */
export function memoryLog(limits: LogLimits): RequestLog & { forget(sessionId: string): void } {
  const logs = new Map<string, SessionLog>();
  /** Those that hold something: of thousands of sessions most have lost theirs when room is made. */
  const full = new Set<SessionLog>();
  const { watch, tell } = watchers();
  let total = 0;

  const empty = (log: SessionLog): void => {
    total -= log.bytes;
    log.bytes = 0;
    log.entries = new Queue();
    full.delete(log);
  };
  const dropOldest = (log: SessionLog): void => {
    const bytes = log.entries.shift()?.bytes ?? 0;
    log.bytes -= bytes;
    total -= bytes;
  };
  const makeRoom = (mine: SessionLog): void => {
    for (const log of full) {
      if (total <= limits.totalBytes) return;
      if (log !== mine) empty(log);
    }
  };
  const forget = (sessionId: string): void => {
    const log = logs.get(sessionId);
    if (log) empty(log);
    logs.delete(sessionId);
  };
  const use = (sessionId: string): SessionLog => {
    const log = logs.get(sessionId) ?? { next: 1, bytes: 0, asked: new Map(), entries: new Queue<Kept>() };
    // The order matters only where there may soon be too many.
    if (log.next > 1 && logs.size <= LOGS / 2) return log;
    logs.delete(sessionId);
    logs.set(sessionId, log);
    const [oldest] = logs.keys();
    if (logs.size > LOGS && oldest !== undefined) forget(oldest);
    return log;
  };
  return {
    append: (sessionId, on, payload, read, again) => {
      const log = use(sessionId);
      log.asked.set(on, (log.asked.get(on) ?? 0) + 1);
      const bytes = payload + OVERHEAD;
      full.add(log);
      log.entries.push(new Kept(log.next++, bytes, read, again));
      log.bytes += bytes;
      total += bytes;
      while (log.entries.size > limits.entries || (log.bytes > limits.bytes && log.entries.size > 1))
        dropOldest(log);
      if (total > limits.totalBytes) makeRoom(log);
      tell(sessionId, 'grown');
      return undefined;
    },
    list: async (sessionId, reading = {}) => {
      const { before = Infinity, after = 0, limit = limits.entries } = reading;
      const found: LogEntry[] = [];
      for (const { id, read } of logs.get(sessionId)?.entries.toArray().reverse() ?? []) {
        if (id >= before) continue;
        if (found.length >= limit || id <= after) break;
        const entry = { id, ...read() };
        if (holds(entry, reading)) found.push(entry);
      }
      return found;
    },
    again: async (sessionId, id) =>
      logs
        .get(sessionId)
        ?.entries.toArray()
        .find((kept) => kept.id === id)
        ?.again?.(),
    count: async (sessionId) => logs.get(sessionId)?.entries.size ?? 0,
    asked: async (sessionId) => new Map(logs.get(sessionId)?.asked),
    // Numbers go on after clearing, so that a number names one request for good.
    clear: async (sessionId) => {
      const log = logs.get(sessionId);
      const cleared = log?.entries.size ?? 0;
      if (log) empty(log);
      log?.asked.clear();
      tell(sessionId, 'cleared');
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
          entries.map(({ id, bytes: size, entry }) => new Kept(id, size, () => entry, undefined)),
        );
        const log = { next, bytes, asked: new Map(asked), entries: kept };
        logs.set(sessionId, log);
        full.add(log);
        total += bytes;
      }
    },
    forget,
  };
}

/** Whether an entry is one of those asked for. */
export function holds(entry: LogEntry, asked: Reading): boolean {
  const { service, operationId, code, status, answeredBy, valid } = entry;
  const { search = '', operation, broken } = asked;
  return (
    (asked.service === undefined || service === asked.service) &&
    (operation === undefined || operation === operationId || operation === `${service}.${operationId}`) &&
    (asked.code === undefined || code === asked.code) &&
    (asked.status === undefined || status === asked.status) &&
    (asked.answeredBy === undefined || answeredBy === asked.answeredBy) &&
    (asked.fault === undefined || asked.fault === (entry.fault !== undefined)) &&
    (broken === undefined || broken !== (valid.request && valid.response)) &&
    (search === '' ||
      // With the operation as it is listed: `standard.queryCouponInfo`.
      JSON.stringify({ on: `${service}.${operationId}`, ...entry, raw: undefined, words: wordsOf(entry) })
        .toLowerCase()
        .includes(search.toLowerCase()))
  );
}
