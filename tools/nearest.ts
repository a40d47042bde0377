/** Maximum number of compared characters: the time grows with the product of both lengths. No known name is longer. */
const LONGEST = 128;

/**
 * Returns the known names nearest to an unknown one by edit distance, for error messages ("did you mean …?").
 * @returns at most `count` names, nearest first; a name that would have to be replaced whole is left out
 */
export function nearest(name: string, known: Iterable<string>, count = 3): string[] {
  const unknown = name.slice(0, LONGEST).toLowerCase();
  return [...known]
    .map((candidate) => ({ candidate, distance: editDistance(unknown, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance < Math.max(unknown.length, candidate.length))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/**
 * Finds the known name that an unknown one misspells; the unknown name may have several spellings.
 * @returns undefined if more than two characters, and more than a quarter of them, differ from the nearest name
 */
export function misspelt(spellings: readonly string[], known: readonly string[]): string | undefined {
  const near = spellings.flatMap((spelling) => {
    const unknown = spelling.slice(0, LONGEST).toLowerCase();
    const limit = Math.max(2, Math.floor(unknown.length / 4));
    // The cheap comparison of lengths excludes most names.
    return known
      .filter((name) => Math.abs(name.length - unknown.length) <= limit)
      .map((name) => ({ name, distance: editDistance(unknown, name.toLowerCase()) }))
      .filter(({ distance }) => distance <= limit);
  });
  return near.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** Levenshtein distance: insertions, deletions and substitutions. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitute = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitute, previous[j]! + 1, current[j - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
