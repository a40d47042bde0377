/**
 * One classic script out of ES modules: a page that lies on disk may not import. The files come in the order of their
 * dependencies; import lines go, `export` goes, and one function around them keeps their names to themselves.
 */
export function joinModules(sources: readonly string[]): string {
  const bodies = sources.map((source) =>
    source
      .replace(/^import .*;\n/gm, '')
      .replace(/^export /gm, '')
      .trim(),
  );
  return `(() => {\n'use strict';\n${bodies.join('\n\n')}\n})();\n`;
}

/** The client's files, dependencies first. */
export const CLIENT = ['match', 'searchBox', 'filter', 'copy', 'served', 'navigation', 'main'] as const;
