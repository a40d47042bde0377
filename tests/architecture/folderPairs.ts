/** Finds folders whose files import each other. */
import { posix } from 'node:path';

/** @param graph files with their imports @returns each pair of folders once, with an import in either direction */
export function folderPairsOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const imports = new Map<string, string>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [posix.dirname(file), posix.dirname(target)];
      if (from !== to) imports.set(`${from} ${to}`, `${file} → ${target}`);
    }
  return [...imports].flatMap(([pair, one]) => {
    const [from = '', to = ''] = pair.split(' ');
    const other = imports.get(`${to} ${from}`);
    return other !== undefined && from < to ? [`${one}, ${other}`] : [];
  });
}
