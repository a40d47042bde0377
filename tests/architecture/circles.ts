/** Finds import cycles between files. */

/**
 * Repeatedly removes files without imports or importers from a graph.
 * @returns the rest, which are cycles and the paths between them: each file with its remaining imports
 */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  let remaining: ReadonlySet<string> = new Set(graph.keys());
  const remainingImports = (file: string): string[] =>
    (graph.get(file) ?? []).filter((target) => remaining.has(target));
  for (;;) {
    const imported = new Set([...remaining].flatMap(remainingImports));
    const next = new Set([...imported].filter((file) => remainingImports(file).length > 0));
    if (next.size === remaining.size)
      return [...remaining].sort().map((file) => `${file} → ${remainingImports(file).join(', ')}`);
    remaining = next;
  }
}
