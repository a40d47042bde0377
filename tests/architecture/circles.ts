/** Circles among files that import each other. */

/**
 * What remains of a graph when files that import nothing of it, or that nothing of it imports, are taken away again
 * and again: the circles and what lies between them, each file with the imports that keep it there.
 */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  let left: ReadonlySet<string> = new Set(graph.keys());
  const importsLeft = (file: string): string[] =>
    (graph.get(file) ?? []).filter((target) => left.has(target));
  for (;;) {
    const imported = new Set([...left].flatMap(importsLeft));
    const kept = new Set([...imported].filter((file) => importsLeft(file).length > 0));
    if (kept.size === left.size)
      return [...left].sort().map((file) => `${file} → ${importsLeft(file).join(', ')}`);
    left = kept;
  }
}
