/** Contract violations of real backends and of their clients. Pure. */
import { addressOf, type LogEntry } from '../log/entry.ts';

export interface Finding {
  readonly operation: string;
  readonly side: 'request' | 'response';
  readonly pointer: string;
  readonly message: string;
  readonly times: number;
}

/** Returns each violation once with its count, in log order. */
export function findingsIn(entries: readonly LogEntry[]): Finding[] {
  const all = entries.flatMap((entry) => [
    ...(entry.requestViolations ?? []).map((told) => findingOf(entry, 'request', told)),
    ...(entry.violations ?? []).map((told) => findingOf(entry, 'response', told)),
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
