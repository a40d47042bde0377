import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import { allowed, allowedInLibraries } from '../../tools/floor/allowed.ts';
import newer from '../../tools/floor/newer.json' with { type: 'json' };
import { newerFinder, walk } from '../../tools/floor/newerUses.ts';

const finder = newerFinder(newer);
const isAllowed = (name: string): boolean =>
  Object.hasOwn(allowed, name) || Object.hasOwn(allowedInLibraries, name);

/** Fails the build when the bundle, libraries included, calls APIs that the oldest supported browsers lack (tools/floor). */
export function nothingNewer(): Plugin {
  return {
    name: 'portal-nothing-newer',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = new Map<string, string>();
        for (const output of Object.values(bundle)) {
          const names: string[] = [];
          if (output.type === 'chunk')
            walk(parseSync(output.fileName, output.code).program, (node) =>
              names.push(...finder.namesAt(node)),
            );
          else if (output.fileName.endsWith('.css')) names.push(...finder.inSheet(String(output.source)));
          for (const name of names) if (!isAllowed(name)) found.set(name, output.fileName);
        }
        if (found.size > 0)
          this.error(
            `the oldest supported browsers lack these, and tools/floor/allowed.ts names no fallback: ${[
              ...found,
            ]
              .map(([name, file]) => `${name} (${file})`)
              .join(', ')}`,
          );
      },
    },
  };
}
