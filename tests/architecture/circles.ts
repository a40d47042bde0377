/** Finds import cycles between files. */

/**
 * Repeatedly removes files without imports or importers from a graph. The rest are cycles and the paths between them,
 * each file with its remaining imports.
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
