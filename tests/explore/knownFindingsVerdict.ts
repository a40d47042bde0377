import type { Book, Cause } from './book.ts';
import type { KnownFinding } from './knownFindings.ts';
import { commandFor } from './map/writeMap.ts';

/** Describes a cause with the command that repeats it. */
export const inWords = (cause: Cause): string => `${cause.check}: ${cause.message} (${commandFor(cause)})`;

interface KnownFindingsVerdict {
  /** Findings of checks that are not listed, and of listed ones with more findings than listed. */
  readonly wrong: readonly string[];
  /** One sentence for each listed check without a finding: it may be removed from the list. */
  readonly clean: readonly string[];
}

/** Compares the findings with the known ones. */
export function judgedAgainst(
  { causes }: Pick<Book, 'causes'>,
  known: readonly KnownFinding[],
): KnownFindingsVerdict {
  const found = Map.groupBy(causes.values(), ({ check }) => check);
  const allowed = new Map(known.map(({ check, findings }) => [check, findings]));
  return {
    wrong: [...found]
      .filter(([check, list]) => list.length > (allowed.get(check) ?? 0))
      .flatMap(([, list]) => list.map(inWords)),
    clean: known
      .filter(({ check }) => !found.has(check))
      .map(
        ({ check, issue }) =>
          `${check} is clean: remove it from tests/explore/knownFindings.ts if DRAW=all finds nothing either (${issue})`,
      ),
  };
}
