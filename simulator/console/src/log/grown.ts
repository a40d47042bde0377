/** A log with one entry more. Pure. */
import type { LogEntry } from './entry.ts';

/**
 * @param entries newest first
 * @param limit how many are shown; the oldest ones go
 */
export function grown(entries: readonly LogEntry[], entry: LogEntry, limit: number): readonly LogEntry[] {
  const [newest] = entries;
  // Read anew meanwhile, the page may have it already.
  if (newest && newest.id >= entry.id) return entries;
  return [entry, ...entries].slice(0, limit);
}
