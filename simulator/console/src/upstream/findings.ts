/** Contract violations of real backends and of their callers. Pure. */
import { addressOf, type LogEntry } from '../log/entry.ts';

export interface Finding {
  readonly operation: string;
  readonly side: 'request' | 'response';
  readonly pointer: string;
  readonly message: string;
  readonly times: number;
}

/** Returns each finding once, with the number of its occurrences, in the order of the log. */
export function findingsIn(entries: readonly LogEntry[]): Finding[] {
  const all = entries.flatMap((entry) => [
    ...(entry.requestViolations ?? []).map((violation) => findingOf(entry, 'request', violation)),
    ...(entry.violations ?? []).map((violation) => findingOf(entry, 'response', violation)),
  ]);
  const same = Map.groupBy(all, ({ operation, side, pointer, message }) =>
    [operation, side, pointer, message].join(' '),
  );
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, times: others.length + 1 }] : [],
  );
}

const findingOf = (
  entry: LogEntry,
  side: Finding['side'],
  { pointer, message }: { readonly pointer: string; readonly message: string },
): Finding => ({ operation: addressOf(entry) ?? entry.path, side, pointer, message, times: 1 });
