import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** The chunks that come back to where they began, in the order of their imports; undefined where none do. */
function circleFrom(first: string, chunks: Chunks): readonly string[] | undefined {
  const seen = new Set<string>();
  const waiting: (readonly string[])[] = [[first]];
  for (let way = waiting.pop(); way !== undefined; way = waiting.pop()) {
    for (const next of chunks[way.at(-1) ?? '']?.imports ?? []) {
      if (next === first) return [...way, first];
      if (!seen.has(next)) waiting.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * Fails the build where chunks import each other: what one of them reads while it loads is not there yet, and its page
 * breaks, though no source imports in a circle. A tier of its own for what they share (chunks.ts) parts them.
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
