import type { LogEntry } from '../log/entry.ts';

/** What a tester asked why of. */
export interface Asked {
  readonly entry: LogEntry;
  /** The words that stood there; nothing where a request alone was chosen. */
  readonly screen?: string | undefined;
  /** Its operation is answered in another way since: the newest answer is meant. */
  readonly follows?: true;
}
