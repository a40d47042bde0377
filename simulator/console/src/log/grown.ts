/** Adds an entry to a log. Pure. */
import type { LogEntry } from './entry.ts';

/** @param entries newest first @param limit number of shown entries; the oldest are dropped */
export function grown(entries: readonly LogEntry[], entry: LogEntry, limit: number): readonly LogEntry[] {
  const [newest] = entries;
  // A page loaded meanwhile may contain it already.
  if (newest && newest.id >= entry.id) return entries;
  return [entry, ...entries].slice(0, limit);
}
