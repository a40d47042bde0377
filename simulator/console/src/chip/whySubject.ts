import type { LogEntry } from '../log/entry.ts';

/** The subject of a tester's question. */
export interface WhySubject {
  readonly entry: LogEntry;
  /** The text of the element; absent when a request was chosen. */
  readonly screen?: string | undefined;
  /** The operation has a newer response: refers to that one. */
  readonly follows?: true;
}
