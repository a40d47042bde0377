import type { Book, Cause } from './book.ts';
import { commandFor } from './map/writeMap.ts';
import type { Pending } from './pending.ts';

/** With what repeats it. */
export const inWords = (cause: Cause): string => `${cause.check}: ${cause.says} (${commandFor(cause)})`;

interface PendingVerdict {
  /** Findings of checks that were clean, and those of a check that has more than its pending ones. */
  readonly wrong: readonly string[];
  /** Pending checks without a finding: the reader removes them from the list, since many people mend at once. */
  readonly clean: readonly string[];
}

/** Holds what was found against what is known to be wrong. */
export function judgedAgainst({ causes }: Pick<Book, 'causes'>, pending: readonly Pending[]): PendingVerdict {
  const found = Map.groupBy(causes.values(), ({ check }) => check);
  const allowed = new Map(pending.map(({ check, findings }) => [check, findings]));
  return {
    wrong: [...found]
      .filter(([check, list]) => list.length > (allowed.get(check) ?? 0))
      .flatMap(([, list]) => list.map(inWords)),
    clean: pending
      .filter(({ check }) => !found.has(check))
      .map(({ check, issue }) => `${check} is clean: strike it from tests/explore/pending.ts (${issue})`),
  };
}
