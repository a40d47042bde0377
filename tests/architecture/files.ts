/** Lists the project's files without installed or built ones. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const excluded = new Set(['.git', '.cache', 'node_modules', 'dist', 'test-results', 'playwright-report']);

/** Returns the files below a folder as paths from the root, with `/`. */
export function filesBelow(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !excluded.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
