/** Figures of real backends by operation, over the whole log. Pure. */
import { addressOf, type LogEntry } from '../log/entry.ts';

export interface Figures {
  readonly operation: string;
  readonly requests: number;
  /** Median latency. */
  readonly medianMs: number;
  /** 99th percentile of the latency. */
  readonly p99Ms: number;
  /** Responses other than HTTP 200, missing ones included. */
  readonly failed: number;
  /** Reason of the last failure. */
  readonly reason: string | undefined;
  readonly requestBreaks: number;
  readonly responseBreaks: number;
}

/** Returns the figures by operation, the most called first. */
export const figuresIn = (entries: readonly LogEntry[]): Figures[] =>
  [...Map.groupBy(entries, (entry) => addressOf(entry) ?? entry.path)]
    .map(([operation, requests]) => figuresOf(operation, requests))
    .toSorted((one, other) => other.requests - one.requests);

function figuresOf(operation: string, requests: readonly LogEntry[]): Figures {
  const times = requests.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const percentile = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0;
  const count = (is: (entry: LogEntry) => boolean): number => requests.filter(is).length;
  // Entries are newest first.
  const last = requests.find(hasFailed);
  return {
    operation,
    requests: requests.length,
    medianMs: percentile(0.5),
    p99Ms: percentile(0.99),
    failed: count(hasFailed),
    reason: last && reasonOf(last),
    requestBreaks: count(({ valid }) => !valid.request),
    responseBreaks: count(({ status, valid }) => status === 200 && !valid.response),
  };
}

const hasFailed = ({ status }: LogEntry): boolean => status !== 200;

/** Returns why a backend did not respond, from the error body that the simulator returns in its place; else the HTTP status. */
const reasonOf = ({ status, response }: LogEntry): string =>
  /"reason":"([^"]+)"\}$/.exec(typeof response === 'string' ? response : '')?.[1] ?? `HTTP ${String(status)}`;
