/** Figures of real backends by operation, over the available log. Pure. */
import { addressOf, type LogEntry } from '../log/entry.ts';

export interface Figures {
  readonly operation: string;
  readonly requests: number;
  /** Median duration in ms. */
  readonly half: number;
  /** 99th percentile of the duration in ms. */
  readonly most: number;
  /** Responses other than HTTP 200, including missing ones. */
  readonly failed: number;
  /** Reason of the last failure. */
  readonly reason: string | undefined;
  readonly requestBreaks: number;
  readonly responseBreaks: number;
}

/** Sorted by number of requests. */
export const figuresIn = (entries: readonly LogEntry[]): Figures[] =>
  [...Map.groupBy(entries, (entry) => addressOf(entry) ?? entry.path)]
    .map(([operation, asked]) => figuresOf(operation, asked))
    .toSorted((one, other) => other.requests - one.requests);

function figuresOf(operation: string, asked: readonly LogEntry[]): Figures {
  const times = asked.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const within = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0;
  const count = (is: (entry: LogEntry) => boolean): number => asked.filter(is).length;
  const last = asked.find(hasFailed);
  return {
    operation,
    requests: asked.length,
    half: within(0.5),
    most: within(0.99),
    failed: count(hasFailed),
    reason: last && reasonOf(last),
    requestBreaks: count(({ valid }) => !valid.request),
    responseBreaks: count(({ status, valid }) => status === 200 && !valid.response),
  };
}

const hasFailed = ({ status }: LogEntry): boolean => status !== 200;

/** Returns the simulator's reason for a missing response, else the backend's status. */
const reasonOf = ({ status, response }: LogEntry): string =>
  /"reason":"([^"]+)"\}$/.exec(typeof response === 'string' ? response : '')?.[1] ?? `HTTP ${String(status)}`;
