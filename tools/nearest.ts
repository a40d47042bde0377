/** Longest compared beginning of a name. The distance costs the product of both lengths, and no known name is longer. */
const LONGEST = 128;

/**
 * Returns the known names nearest to an unknown one by edit distance, for error messages ("did you mean …?").
 * @returns at most `count` names, nearest first; none that share nothing with the name
 */
export function nearest(name: string, known: Iterable<string>, count = 3): string[] {
  const asked = name.slice(0, LONGEST).toLowerCase();
  return [...known]
    .map((candidate) => ({ candidate, distance: editDistance(asked, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance < Math.max(asked.length, candidate.length))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/**
 * Finds the known name that an unknown one misspells; the unknown name may have several spellings.
 * @returns undefined if more than a quarter of the characters differ from the nearest
 */
export function misspelt(spellings: readonly string[], known: readonly string[]): string | undefined {
  const near = spellings.flatMap((spelling) => {
    const asked = spelling.slice(0, LONGEST).toLowerCase();
    const most = Math.max(2, Math.floor(asked.length / 4));
    // The cheap comparison of lengths excludes most names.
    return known
      .filter((name) => Math.abs(name.length - asked.length) <= most)
      .map((name) => ({ name, distance: editDistance(asked, name.toLowerCase()) }))
      .filter(({ distance }) => distance <= most);
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
