/** Returns the known names with the most similar start and end. */
export function likeliest(typed: string, known: readonly string[], count = 3): string[] {
  return [...new Set(known)]
    .map((name) => ({ name, alike: alike(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => b.alike - a.alike || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({ name }) => name);
}

/** Returns the length of the common start and end of both texts, minus the difference of their lengths. */
function alike(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  const before = countWhile(shorter, (index) => a[index] === b[index]);
  const after = countWhile(shorter - before, (index) => a.at(-1 - index) === b.at(-1 - index));
  return before + after - Math.abs(a.length - b.length);
}

function countWhile(limit: number, holds: (index: number) => boolean): number {
  let count = 0;
  while (count < limit && holds(count)) count += 1;
  return count;
}
