import type { Plugin, Rolldown } from 'vite';
import { frame } from './chunks.ts';

/** Adds preloads of the frame's chunks to index.html: they load before main.ts imports them. */
export function preloadFrame(): Plugin {
  return {
    name: 'portal-preload-frame',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => frame.test(id)));
        // `vite dev` has no bundle; a build without the frame's chunk is broken.
        if (chunks.length > 0 && start === undefined) throw new Error('no chunk contains app/start.tsx');
        return filesOf(start, bundle).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/front/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** Returns a chunk and its imports; the page already names the entry. */
function filesOf(chunk: Rolldown.OutputChunk | undefined, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const waiting = chunk === undefined ? [] : [chunk.fileName];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (files.has(at)) continue;
    files.add(at);
    const output = bundle[at];
    if (output?.type === 'chunk') waiting.push(...output.imports);
  }
  return [...files].filter((file) => bundle[file]?.type === 'chunk' && !bundle[file].isEntry);
}
