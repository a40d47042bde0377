import type { LogEntry } from '../log/entry.ts';

/** The subject of a tester's question. */
export interface WhySubject {
  readonly entry: LogEntry;
  /** The text of the element; absent when a request was chosen. */
  readonly screen?: string | undefined;
  /** Its operation has another answer since: refers to the newest response. */
  readonly follows?: true;
}
