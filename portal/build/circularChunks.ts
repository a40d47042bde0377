import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** Returns a circle of imports from a chunk back to itself; undefined if there is none. */
function circleFrom(first: string, chunks: Chunks): readonly string[] | undefined {
  const seen = new Set<string>();
  const waiting: (readonly string[])[] = [[first]];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const next of chunks[path.at(-1) ?? '']?.imports ?? []) {
      if (next === first) return [...path, first];
      if (!seen.has(next)) waiting.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * Fails the build when chunks import each other: a value read during loading is missing then and the page breaks,
 * although no source imports in a cycle. A tier of its own for the shared code (chunks.ts) separates them.
 */
export function noCircularChunks(): Plugin {
  return {
    name: 'portal-circular-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output]] : [],
        ),
      );
      for (const name of Object.keys(chunks)) {
        const circle = circleFrom(name, chunks);
        if (circle !== undefined) this.error(`chunks import each other: ${circle.join(' → ')}`);
      }
    },
  };
}
