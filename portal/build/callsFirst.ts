import type { Plugin, Rolldown } from 'vite';
import { data } from './chunks.ts';

/** Matches the libraries that draw. */
const drawing = /\/node_modules\/react-dom\//;

/**
 * Fails the build when a page's first calls import React: their requests would wait until it has been evaluated. A
 * module that these calls share with components needs a tier (chunks.ts) that contains no component.
 */
export function callsFirst(): Plugin {
  return {
    name: 'portal-calls-first',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !data.test(output.facadeModuleId ?? '')) continue;
        const drawn = pathToDrawing(output.fileName, bundle);
        if (drawn !== undefined) this.error(`first calls wait for React: ${drawn.join(' → ')}`);
      }
    },
  };
}

/** Returns the imports that lead from a chunk to React; undefined if none does. */
function pathToDrawing(first: string, bundle: Rolldown.OutputBundle): readonly string[] | undefined {
  const seen = new Set<string>();
  const waiting: (readonly string[])[] = [[first]];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const output = bundle[path.at(-1) ?? ''];
    if (output?.type !== 'chunk') continue;
    if (output.moduleIds.some((id) => drawing.test(id))) return path;
    for (const next of output.imports) if (!seen.has(next)) waiting.push([...path, next]);
    for (const next of output.imports) seen.add(next);
  }
  return undefined;
}
