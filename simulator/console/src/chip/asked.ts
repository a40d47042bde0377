import type { LogEntry } from '../log/entry.ts';

/** Subject of a tester's "why". */
export interface Asked {
  readonly entry: LogEntry;
  /** Text on the page; empty if only a request was selected. */
  readonly screen?: string | undefined;
  /** Its operation has another response since: the newest one is meant. */
  readonly follows?: true;
}
