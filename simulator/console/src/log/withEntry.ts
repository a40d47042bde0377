/** Adds an entry to a log. Pure. */
import type { LogEntry } from './entry.ts';

/**
 * Returns the log with a new entry in front, unless it contains the entry already.
 * @param entries newest first
 * @param limit maximum length; the oldest entries are dropped
 */
export function withEntry(entries: readonly LogEntry[], entry: LogEntry, limit: number): readonly LogEntry[] {
  const [newest] = entries;
  // A page that was fetched meanwhile may contain the entry.
  if (newest && newest.id >= entry.id) return entries;
  return [entry, ...entries].slice(0, limit);
}
