import type { LogEntry } from '../log/entry.ts';

/** A request that the chip explains. */
export interface WhySubject {
  readonly entry: LogEntry;
  /** The text of the element that the tester clicked; absent if the tester chose the request itself. */
  readonly screen?: string | undefined;
  /** Explains the newest request of the operation instead of `entry`. */
  readonly follows?: true;
}
